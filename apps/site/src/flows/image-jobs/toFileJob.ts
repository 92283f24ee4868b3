import type { ImageJob } from '@mintage/machines/image-jobs'
import type { FileJob, FileJobProgress } from '@mintage/ui/screens/Upscale'
import type { MessageOf } from '@mintage/ui/texts'
import type { imagesTexts } from '@mintage/ui/texts/images'
import type { Sizes } from './imageFiles.ts'
import { toProgress } from './progress.ts'
import { downloadPath, sourcePath } from './projectPaths.ts'
import type { UploadJobs } from './uploadJobs.ts'

/** The other inputs of a file job, in addition to the image job. */
type Context = Pick<UploadJobs, 'chosenOf'> & { sizes: Pick<Sizes, 'of'> }

export type Say = (message: MessageOf<keyof typeof imagesTexts>) => string

/** The error of a refused job. */
export function refusalOf({ snapshot: { context } }: ImageJob, say: Say): string | null {
  const [server] = Object.values(context.serverErrors)
  if (server !== undefined) return server
  const [broken] = Object.values(context.fieldErrors)
  if (broken !== undefined) return say({ key: broken })
  return context.problem ? say(context.problem) : null
}

function requestProgress(job: ImageJob, { sizes }: Context): FileJobProgress | null {
  const image = job.snapshot.context.job?.images[0]
  const live = toProgress(job)
  switch (image?.state) {
    case undefined:
      return null
    case 'queued':
      return { state: 'queued', ...live }
    case 'working':
      return { state: 'working', progress: image.progress, ...live }
    case 'failed':
      return { state: 'failed', reason: image.error }
    case 'cancelled':
      return { state: 'cancelled' }
    case 'delivered': {
      // The image was deleted from the library.
      if (image.project_id === null || image.url === null) return null
      const size = sizes.of(image.url)
      if (size === null) return { state: 'working', progress: 100, ...live }
      return {
        state: 'delivered',
        result: {
          projectId: image.project_id,
          url: image.url,
          downloadUrl: downloadPath(image.project_id),
          tokenReturn: image.token_return ?? 'unavailable',
          ...size,
        },
      }
    }
  }
}

function progressOf(job: ImageJob, uploadJobs: Context, say: Say): FileJobProgress | null {
  const { snapshot } = job
  const { needed, balance } = snapshot.context
  if (snapshot.context.job !== null) return requestProgress(job, uploadJobs)
  if (snapshot.matches('submittingJob')) return { state: 'sending' }
  if (snapshot.matches('shortOfTokens')) return { state: 'notEnoughTokens', needed, balance }
  if (snapshot.matches('offeringJob')) return { state: 'offered' }
  // A job from before the reload is hidden until the server has responded.
  return snapshot.matches('preparingJob') && uploadJobs.chosenOf(job)
    ? { state: 'refused', message: refusalOf(job, say) }
    : null
}

function sourceOf(job: ImageJob, uploadJobs: Context): FileJob['source'] {
  const chosen = uploadJobs.chosenOf(job)
  const projectId = job.snapshot.context.job?.images[0]?.project_id
  const url = chosen?.url ?? (projectId ? sourcePath(projectId) : null)
  const size = url === null ? null : uploadJobs.sizes.of(url)
  return url === null || size === null ? null : { url, ...size }
}

/** A job for the screen; null while there is nothing to show. */
export function toFileJob(job: ImageJob, uploadJobs: Context, say: Say): FileJob | null {
  const progress = progressOf(job, uploadJobs, say)
  if (progress === null) return null
  const chosen = uploadJobs.chosenOf(job)
  return {
    id: job.id,
    name: chosen?.name ?? job.snapshot.context.job?.settings.file_name ?? '',
    source: sourceOf(job, uploadJobs),
    retriable: chosen !== undefined && job.snapshot.context.draft !== null,
    progress,
  }
}
