import type { FileJob, FileJobProgress } from '@mintage/ui/screens/Upscale'
import type { MessageOf } from '@mintage/ui/texts'
import type { imagesTexts } from '@mintage/ui/texts/images'
import type { BenchEntry } from './bench.ts'
import type { FileBench } from './fileBench.ts'
import { liveWorkOf } from './live.ts'
import { downloadPath, sourcePath } from './projectPaths.ts'

/** What a job's looks depend on beside the job itself. */
type Surroundings = Pick<FileBench, 'chosenOf' | 'sizes'>

export type Say = (message: MessageOf<keyof typeof imagesTexts>) => string

/** The words for a job that is not under way: why it was refused. */
function refusalOf({ snapshot: { context } }: BenchEntry, say: Say): string | null {
  const [server] = Object.values(context.serverErrors)
  if (server !== undefined) return server
  const [broken] = Object.values(context.fieldErrors)
  if (broken !== undefined) return say({ key: broken })
  return context.problem ? say(context.problem) : null
}

function reportedProgress(entry: BenchEntry, { sizes }: Surroundings): FileJobProgress | null {
  const image = entry.report?.images[0]
  const live = liveWorkOf(entry)
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
      // Deleted from the library since: there is nothing left to show.
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

function progressOf(entry: BenchEntry, bench: Surroundings, say: Say): FileJobProgress | null {
  const { snapshot, report } = entry
  const { needed, balance } = snapshot.context
  if (report !== null) return reportedProgress(entry, bench)
  if (snapshot.matches('submittingJob')) return { state: 'sending' }
  if (snapshot.matches('shortOfTokens')) return { state: 'notEnoughTokens', needed, balance }
  if (snapshot.matches('offeringJob')) return { state: 'offered' }
  // A job of before the reload that has not been heard of yet is not shown.
  return snapshot.matches('preparingJob') && bench.chosenOf(entry)
    ? { state: 'refused', message: refusalOf(entry, say) }
    : null
}

function sourceOf(entry: BenchEntry, bench: Surroundings): FileJob['source'] {
  const chosen = bench.chosenOf(entry)
  const projectId = entry.report?.images[0]?.project_id
  const url = chosen?.url ?? (projectId ? sourcePath(projectId) : null)
  const size = url === null ? null : bench.sizes.of(url)
  return url === null || size === null ? null : { url, ...size }
}

/** A job as the screens show it; null while there is nothing to show of it. */
export function fileJobOf(entry: BenchEntry, bench: Surroundings, say: Say): FileJob | null {
  const progress = progressOf(entry, bench, say)
  if (progress === null) return null
  const chosen = bench.chosenOf(entry)
  return {
    id: entry.key,
    name: chosen?.name ?? entry.report?.settings.file_name ?? '',
    source: sourceOf(entry, bench),
    retriable: chosen !== undefined && entry.snapshot.context.draft !== null,
    progress,
  }
}
