import type { ImageSource, JobDraft } from '@mintage/machines/image-request'
import type { Service } from '@mintage/ui/screens/ServicesFrame'
import { type Bench, type BenchEntry, type BenchServices, createBench } from './bench.ts'
import { createSizes, type Sizes } from './pictures.ts'
import { createShelf } from './shelf.ts'
import { type Chosen, createStaging, type Staging } from './staging.ts'

export type FileService = Exclude<Service, 'generate'>
type FileDraft = Exclude<JobDraft, { service: 'generate' }>

export interface FileBench {
  subscribe(listener: () => void): () => void
  /** A new object whenever anything on the bench has changed. */
  read(): object
  bench: Bench
  staging: Staging
  sizes: Sizes
  /** The picture that was handed in, by entry; after a reload there is none. */
  chosenOf(entry: BenchEntry): Chosen | undefined
  /** Sends a staged picture as a job of its own. */
  send(stagedId: string, toDraft: (source: ImageSource) => FileDraft): void
  /** The same picture once more, in whatever way its job allows. */
  retry(entry: BenchEntry): void
  dismiss(entry: BenchEntry): void
}

/** What the rules need to know of a picture; its pixels were counted when it was staged. */
const sourceOf = ({ id, name, source }: Chosen, pixels: number | null): ImageSource =>
  'projectId' in source
    ? { projectId: source.projectId }
    : { upload: { id, name, type: source.file.type, bytes: source.file.size, pixels } }

function create(services: BenchServices, service: FileService): FileBench {
  const listeners = new Set<() => void>()
  const sent = new Map<string, Chosen>()
  let version = {}
  const publish = () => {
    version = {}
    for (const listener of listeners) listener()
  }

  const shelf = createShelf(services, service)
  const staging = createStaging(shelf)
  const sizes = createSizes(publish)
  const bench = createBench({
    services,
    service,
    find: (uploadId) => {
      const found = [...sent.values()].find(({ id }) => id === uploadId)
      return found && 'file' in found.source ? found.source.file : null
    },
    onEmptied: () => {
      for (const chosen of sent.values()) staging.release(chosen)
      sent.clear()
      shelf.clear()
      staging.clear()
    },
  })
  staging.subscribe(publish)
  bench.subscribe(publish)

  const begin = (chosen: Chosen, draft: FileDraft) => {
    const entry = bench.begin(chosen.tried)
    sent.set(entry.key, chosen)
    // Not before: what is refused, or waits for tokens, is there again after a reload, to be sent again. An answer may
    // be lost and the job begun all the same: sent again, it is the same try, and is paid for once.
    shelf.keep(chosen)
    entry.actor.subscribe((snapshot) => {
      if (!snapshot.matches('submittingJob')) return
      const { idempotencySeed: seed, attempt, draft: sending } = snapshot.context
      if (sending !== null) shelf.note(chosen.id, { seed, attempt, draft: sending })
    })
    entry.actor.on('jobAccepted', () => shelf.forget(chosen.id))
    entry.actor.send({ type: 'job.submitted', draft })
  }

  return {
    bench,
    staging,
    sizes,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => version,
    chosenOf: ({ key }) => sent.get(key),
    send: (stagedId, toDraft) => {
      const staged = staging.read().find(({ id }) => id === stagedId)
      const chosen = staging.take(stagedId)
      if (chosen === null) return
      const pixels = staged?.state === 'ready' ? staged.width * staged.height : null
      begin(chosen, toDraft(sourceOf(chosen, pixels)))
    },
    retry: (entry) => {
      const { key, actor } = entry
      const snapshot = actor.getSnapshot()
      const { draft } = snapshot.context
      const chosen = sent.get(key)
      if (draft === null || draft.service === 'generate' || !chosen) return
      if (snapshot.matches('offeringJob')) actor.send({ type: 'offer.accepted' })
      else if (snapshot.hasTag('settled')) {
        // A finished job is over; the same picture again is another one.
        sent.delete(key)
        begin({ ...chosen, tried: undefined }, draft)
        bench.drop(key)
      } else {
        actor.send({ type: 'offer.declined' })
        actor.send({ type: 'job.submitted', draft })
      }
    },
    dismiss: ({ key }) => {
      const chosen = sent.get(key)
      sent.delete(key)
      if (chosen) {
        staging.release(chosen)
        shelf.forget(chosen.id)
      }
      bench.drop(key)
    },
  }
}

const made: Record<FileService, WeakMap<BenchServices, FileBench>> = {
  remove_background: new WeakMap(),
  upscale: new WeakMap(),
}

/** One for each service and page: it goes on while the person is elsewhere on the site. */
export function fileBenchOf(services: BenchServices, service: FileService): FileBench {
  const there = made[service].get(services)
  if (there) return there
  const bench = create(services, service)
  made[service].set(services, bench)
  return bench
}
