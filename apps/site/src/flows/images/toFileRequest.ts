import type { ListedRequest } from '@mintage/machines/image-requests'
import type { LiveWork } from '@mintage/ui/screens/GenerateImage'
import type { FileRequest, FileRequestProgress } from '@mintage/ui/screens/Upscale'
import type { MessageOf } from '@mintage/ui/texts'
import type { imagesTexts } from '@mintage/ui/texts/images'
import { downloadPath, sourcePath } from '../../app/projectPaths.ts'
import type { Sizes } from './imageFiles.ts'
import type { ChosenImage } from './uploadsDb.ts'

/** The other inputs of a file request, in addition to the image request. */
interface Context {
  chosenOf(request: ListedRequest): ChosenImage | undefined
  sizes: Pick<Sizes, 'of'>
}

export type FormatMessage = (message: MessageOf<keyof typeof imagesTexts>) => string

/** The progress of a running request for the screen. */
export const toProgress = ({ snapshot }: ListedRequest): LiveWork => ({
  offline: snapshot.hasTag('offline'),
  cancelling: snapshot.matches('cancellingRequest'),
})

/** The error of a refused request. */
export function refusalOf({ snapshot: { context } }: ListedRequest, formatMessage: FormatMessage): string | null {
  const [server] = Object.values(context.serverErrors)
  if (server !== undefined) return server
  const [broken] = Object.values(context.fieldErrors)
  if (broken !== undefined) return formatMessage({ key: broken })
  return context.problem ? formatMessage(context.problem) : null
}

function requestProgress(request: ListedRequest, { sizes }: Context): FileRequestProgress | null {
  const image = request.snapshot.context.request?.images[0]
  const live = toProgress(request)
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

function progressOf(
  request: ListedRequest,
  uploadRequests: Context,
  formatMessage: FormatMessage,
): FileRequestProgress | null {
  const { snapshot } = request
  const { needed, balance } = snapshot.context
  if (snapshot.context.request !== null) return requestProgress(request, uploadRequests)
  if (snapshot.matches('submittingRequest')) return { state: 'sending' }
  if (snapshot.matches('shortOfTokens')) return { state: 'notEnoughTokens', needed, balance }
  if (snapshot.matches('offeringRequest')) return { state: 'offered' }
  // A request from before the reload is hidden until the server has responded.
  return snapshot.matches('preparingRequest') && uploadRequests.chosenOf(request)
    ? { state: 'refused', message: refusalOf(request, formatMessage) }
    : null
}

function sourceOf(request: ListedRequest, uploadRequests: Context): FileRequest['source'] {
  const chosen = uploadRequests.chosenOf(request)
  const projectId = request.snapshot.context.request?.images[0]?.project_id
  const url = chosen?.url ?? (projectId ? sourcePath(projectId) : null)
  const size = url === null ? null : uploadRequests.sizes.of(url)
  return url === null || size === null ? null : { url, ...size }
}

/** A request for the screen; null while there is nothing to show. */
export function toFileRequest(
  request: ListedRequest,
  uploadRequests: Context,
  formatMessage: FormatMessage,
): FileRequest | null {
  const progress = progressOf(request, uploadRequests, formatMessage)
  if (progress === null) return null
  const chosen = uploadRequests.chosenOf(request)
  return {
    id: request.id,
    name: chosen?.name ?? request.snapshot.context.request?.settings.file_name ?? '',
    source: sourceOf(request, uploadRequests),
    retriable: chosen !== undefined && request.snapshot.context.draft !== null,
    progress,
  }
}
