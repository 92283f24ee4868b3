import type { SubjectBox, SubmissionAttempt } from '@mintage/machines/image-request'
import { newId } from '../../app/newId.ts'
import { currentUserId, type RequestDependencies } from './imageRequests.ts'
import { claimSlots } from './tabLock.ts'
import type { ChosenImage, FileService } from './uploadsDb.ts'

type StoredImage = Omit<ChosenImage, 'url'>

/**
 * Stores chosen images through page loads until they are accepted or removed. Without storage they are lost with the
 * page, without an error.
 */
export interface UploadStore {
  /** The images chosen on earlier pages, without those of other open tabs. */
  load(): Promise<readonly StoredImage[]>
  save(image: StoredImage): void
  /** Stores the attempt, so that a later page repeats it under the same idempotency key. */
  saveAttempt(id: string, tried: SubmissionAttempt): void
  saveBox(id: string, box: SubjectBox | undefined): void
  remove(id: string): void
  /** Called at sign-out: stops saving. app/storage.ts deletes the database. */
  clear(): void
}

/** Limits disk usage: each image has at most ten megabytes. */
const MAX_UPLOADS = 20

export function createUploadStore(
  dependencies: Pick<RequestDependencies, 'session' | 'visit'>,
  service: FileService,
): UploadStore {
  const kept = new Map<string, StoredImage>()
  /** Replaced when the person changes, so that a pending read is not given to the next person. */
  let stay = {}
  let savedAt = 0
  let last: Promise<unknown> = Promise.resolve()
  let own: string | null = null

  /** In order, so that a pending write does not restore a removed image. */
  const enqueue = <T>(use: (db: typeof import('./uploadsDb.ts'), owner: string) => Promise<T>) => {
    const turn = last
      .then(async () => use(await import('./uploadsDb.ts'), await currentUserId(dependencies.session)))
      .catch(() => null)
    last = turn
    return turn
  }

  return {
    load: async () => {
      const stayAtStart = stay
      const images = await enqueue(async (db, owner) => {
        const all = await db.listUploads(owner, service, Date.now())
        const occupied = [...new Set(all.map(({ slot }) => slot))]
        const mine = await claimSlots(dependencies, { kind: service, occupied, max: occupied.length })
        own = mine[0]
        return all.filter(({ slot }) => mine.includes(slot))
      })
      if (stay !== stayAtStart || images === null) return []
      for (const image of images) kept.set(image.id, image)
      return images
    },
    save: (image) => {
      if (kept.has(image.id) || kept.size >= MAX_UPLOADS) return
      kept.set(image.id, image)
      // Unique, to keep the order of files that were chosen together.
      savedAt = Math.max(Date.now(), savedAt + 1)
      const at = savedAt
      void enqueue(async (db, owner) => {
        const { id, name, source, box } = image
        own ??= newId()
        if (kept.has(id)) await db.putUpload({ id, name, source, box, owner, service, slot: own, savedAt: at })
      })
    },
    saveAttempt: (id, tried) => {
      if (kept.has(id)) void enqueue(async (db) => kept.has(id) && db.changeUpload(id, { tried }))
    },
    saveBox: (id, box) => {
      if (kept.has(id)) void enqueue(async (db) => kept.has(id) && db.changeUpload(id, { box }))
    },
    remove: (id) => {
      if (kept.delete(id)) void enqueue((db) => db.removeUpload(id))
    },
    clear: () => {
      stay = {}
      kept.clear()
    },
  }
}
