import type { ImageJob } from '@mintage/machines/image-jobs'
import type { ImageSource, JobDraft, SubjectBox } from '@mintage/machines/image-request'
import type { Settings } from '@mintage/machines/start-up'
import { createObservable } from '../../app/createObservable.ts'
import { findSubjectBy } from './findSubject.ts'
import { createSizes, type Sizes, sourceFile } from './imageFiles.ts'
import { createImageJobs, type ImageJobs, startJob } from './imageJobs.ts'
import type { ChosenImage, FileService, JobDependencies } from './types.ts'
import { createUploadStore } from './uploadStore.ts'
import { createUploads, type Uploads } from './uploads.ts'

type FileDraft = Extract<JobDraft, { source: unknown }>

export interface UploadJobs {
  subscribe(listener: () => void): () => void
  /** A new object after every change of the uploads or the sizes. */
  read(): object
  jobs: ImageJobs
  uploads: Uploads
  sizes: Sizes
  /** The image that a job was submitted with; undefined after a reload. */
  chosenOf(job: ImageJob): ChosenImage | undefined
  /** Submits an upload as a job of its own. */
  send(stagedId: string, toDraft: (source: ImageSource, box: SubjectBox | undefined) => FileDraft): void
  /** Sends the same image again, by the event that fits the state of its job. */
  retry(job: ImageJob): void
  dismiss(job: ImageJob): void
  /** Stages the image of a job again. @returns its new id; null when the image is missing */
  chooseAgain(job: ImageJob): Promise<string | null>
}

/** The image as the rules of the machine need it; its pixels were counted when it was added. */
const sourceOf = ({ id, name, source }: ChosenImage, pixels: number | null): ImageSource =>
  'projectId' in source
    ? { projectId: source.projectId }
    : { upload: { id, name, type: source.file.type, bytes: source.file.size, pixels } }

/** The source of a job from before the reload, if the job has a result. */
async function fromServer({ snapshot }: ImageJob): Promise<Pick<ChosenImage, 'name' | 'source' | 'box'> | null> {
  const { job } = snapshot.context
  const projectId = job?.images[0]?.project_id
  if (!job || !projectId) return null
  const name = job.settings.file_name ?? ''
  const file = await sourceFile(projectId, name)
  return file && { name, source: { file }, box: job.settings.subject_box }
}

type Limits = Pick<Settings, 'backgroundRemovalMaxPixels' | 'upscaleMaxPixels'>

/** The pixel limit of the engine of a service (D70). */
export const maxPixelsOf = (settings: Limits, service: FileService): number =>
  service === 'upscale' ? settings.upscaleMaxPixels : settings.backgroundRemovalMaxPixels

function create(dependencies: JobDependencies, service: FileService): UploadJobs {
  const sent = new Map<string, ChosenImage>()
  const version = createObservable({})
  const publish = () => version.set({})

  const store = createUploadStore(dependencies, service)
  const settingsOf = () => dependencies.startUp.getSnapshot().context.settings
  const find = findSubjectBy(dependencies.client)
  const uploads = createUploads(
    store,
    () => maxPixelsOf(settingsOf(), service),
    () => (service === 'remove_background' && settingsOf().backgroundRemovalBox ? find : null),
  )
  const sizes = createSizes(publish)
  const jobs = createImageJobs(dependencies, service, (uploadId) => {
    const found = [...sent.values()].find(({ id }) => id === uploadId)
    return found && 'file' in found.source ? found.source.file : null
  })
  jobs.on('jobsEmptied', () => {
    for (const chosen of sent.values()) uploads.release(chosen)
    sent.clear()
    store.clear()
    uploads.clear()
  })
  uploads.subscribe(publish)
  jobs.on('jobAccepted', ({ id }) => {
    const chosen = sent.get(id)
    if (chosen) store.remove(chosen.id)
  })

  const begin = (chosen: ChosenImage, draft: FileDraft) => {
    const { id, actor } = startJob(jobs, chosen.tried)
    sent.set(id, chosen)
    // Saved until accepted, because a refused or waiting image must survive a reload. A retry after a lost response
    // reuses the same attempt, which is paid once.
    store.save(chosen)
    actor.subscribe((snapshot) => {
      if (!snapshot.matches('submittingJob')) return
      const { idempotencySeed: seed, attempt, draft: sending } = snapshot.context
      if (sending !== null) store.saveAttempt(chosen.id, { seed, attempt, draft: sending })
    })
    actor.send({ type: 'job.submitted', draft })
  }

  const dismiss = ({ id }: ImageJob) => {
    const chosen = sent.get(id)
    sent.delete(id)
    if (chosen) {
      uploads.release(chosen)
      store.remove(chosen.id)
    }
    jobs.send({ type: 'job.removed', id })
  }

  return {
    jobs,
    uploads,
    sizes,
    subscribe: version.subscribe,
    read: version.get,
    chosenOf: ({ id }) => sent.get(id),
    send: (stagedId, toDraft) => {
      const staged = uploads.read().find(({ id }) => id === stagedId)
      const chosen = uploads.take(stagedId)
      if (chosen === null) return
      const pixels = staged?.state === 'ready' ? staged.width * staged.height : null
      begin(chosen, toDraft(sourceOf(chosen, pixels), chosen.box))
    },
    retry: ({ id, actor }) => {
      const snapshot = actor.getSnapshot()
      const { draft } = snapshot.context
      const chosen = sent.get(id)
      if (draft === null || !('source' in draft) || !chosen) return
      if (snapshot.matches('offeringJob')) actor.send({ type: 'offer.accepted' })
      else if (snapshot.hasTag('settled')) {
        // The same image after a finished job starts a new job.
        sent.delete(id)
        begin({ ...chosen, tried: undefined }, draft)
        jobs.send({ type: 'job.removed', id })
      } else {
        actor.send({ type: 'offer.declined' })
        actor.send({ type: 'job.submitted', draft })
      }
    },
    dismiss,
    chooseAgain: async (job) => {
      const chosen = sent.get(job.id) ?? (await fromServer(job))
      if (chosen === null) return null
      const id = uploads.addAgain(chosen)
      // A result stays visible; a job without one is removed.
      if (job.snapshot.matches('failedAndRefunded')) dismiss(job)
      return id
    },
  }
}

const made: Record<FileService, WeakMap<JobDependencies, UploadJobs>> = {
  remove_background: new WeakMap(),
  upscale: new WeakMap(),
}

/** One per service and page load, so that jobs continue on other pages of the site. */
export function uploadJobsOf(dependencies: JobDependencies, service: FileService): UploadJobs {
  const there = made[service].get(dependencies)
  if (there) return there
  const jobs = create(dependencies, service)
  made[service].set(dependencies, jobs)
  return jobs
}
