import { type ApiClient, multipart, optOut, unwrapPayload } from '@mintage/api-client'
import { type ImageSource, imageRequestMachine, type Job, type JobDraft } from '@mintage/machines/image-request'
import { toTenths } from '@mintage/ui/format'
import { fromPromise } from 'xstate'
import { orFailure } from '../../app/toFailure.ts'
import type { ImageRequest } from './types.ts'

const toJob = (wire: ImageRequest): Job => ({
  id: wire.id,
  state: wire.state,
  cost: toTenths(wire.cost),
  refunded: toTenths(wire.refunded),
  images: wire.images.map((image) => ({
    index: image.index,
    state: image.state,
    progress: image.progress,
    projectId: image.project_id,
    url: image.url,
    error: image.error,
  })),
  balance: toTenths(wire.balance),
})

/** Finds an uploaded file by the id under which the draft names it. */
export type FindUpload = (uploadId: string) => File | null

function pictureOf(source: ImageSource | null, find: FindUpload): { file?: File; project_id?: string } {
  if (source === null) return {}
  if ('projectId' in source) return { project_id: source.projectId }
  const file = find(source.upload.id)
  return file === null ? {} : { file }
}

/** What a submission is: the call of its service. Failures show where the job is shown, so none is a toast. */
function submit(client: ApiClient, draft: JobDraft, idempotencyKey: string, find: FindUpload): Promise<ImageRequest> {
  const params = { header: { 'Idempotency-Key': idempotencyKey } }
  const quiet = optOut('toasts')
  switch (draft.service) {
    case 'generate': {
      const { prompt, negativePrompt, styles, size, count, seed } = draft
      const body = {
        prompt,
        style: styles[0] ?? '',
        styles: [...styles],
        size,
        count,
        ...(seed === null ? {} : { seed }),
        ...(negativePrompt === '' ? {} : { negative_prompt: negativePrompt }),
      }
      return unwrapPayload(client.POST('/images/generate', { params, body, ...quiet }))
    }
    case 'removeBackground': {
      const body = multipart(pictureOf(draft.source, find))
      return unwrapPayload(client.POST('/images/remove-background', { params, body, ...quiet }))
    }
    case 'upscale': {
      const body = multipart({ ...pictureOf(draft.source, find), factor: draft.factor })
      return unwrapPayload(client.POST('/images/upscale', { params, body, ...quiet }))
    }
  }
}

interface Options {
  client: ApiClient
  find: FindUpload
  /** Hears every report, with all that the machine has no use for: settings, names, seeds. */
  onRequest: (request: ImageRequest) => void
}

/** The image-request machine with its calls. */
export function provideImageRequest({ client, find, onRequest }: Options) {
  const told = async (call: Promise<ImageRequest>): Promise<Job> => {
    const request = await orFailure(call)
    onRequest(request)
    return toJob(request)
  }
  const at = (id: string) => ({ params: { path: { id } }, ...optOut('toasts') })
  return imageRequestMachine.provide({
    actors: {
      submitJob: fromPromise(({ input }) => told(submit(client, input.draft, input.idempotencyKey, find))),
      fetchJob: fromPromise(({ input, signal }) =>
        told(unwrapPayload(client.GET('/images/requests/{id}', { ...at(input.jobId), signal }))),
      ),
      cancelJob: fromPromise(({ input }) =>
        told(unwrapPayload(client.POST('/images/requests/{id}/cancel', at(input.jobId)))),
      ),
    },
  })
}
