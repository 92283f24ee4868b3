import { type ApiClient, multipart, optOut, unwrapPayload } from '@mintage/api-client'
import { type ImageSource, imageRequestMachine, type JobDraft } from '@mintage/machines/image-request'
import { fromPromise } from 'xstate'
import { orFailure } from '../../app/toFailure.ts'
import type { ImageRequest } from './types.ts'

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

/** The image-request machine with its calls. */
export function provideImageRequest(client: ApiClient, find: FindUpload) {
  const at = (id: string) => ({ params: { path: { id } }, ...optOut('toasts') })
  return imageRequestMachine.provide({
    actors: {
      submitJob: fromPromise(({ input }) => orFailure(submit(client, input.draft, input.idempotencyKey, find))),
      fetchJob: fromPromise(({ input, signal }) =>
        orFailure(unwrapPayload(client.GET('/images/requests/{id}', { ...at(input.jobId), signal }))),
      ),
      cancelJob: fromPromise(({ input }) =>
        orFailure(unwrapPayload(client.POST('/images/requests/{id}/cancel', at(input.jobId)))),
      ),
    },
  })
}
