import { type ApiClient, multipart, optOut, type Schemas, unwrapPayload } from '@mintage/api-client'
import { fromTenths } from '@mintage/api-client/amounts'
import {
  type ImageSource,
  imageRequestMachine,
  type RequestDraft,
  type SubjectBox,
} from '@mintage/machines/image-request'
import { readFailure } from '@mintage/machines/shared'
import { fromPromise } from 'xstate'
import { orFailure } from '../../app/toFailure.ts'
import type { RequestDependencies } from './imageRequests.ts'

/** Finds an uploaded file by the id under which the draft names it. */
export type FindUpload = (uploadId: string) => File | null

function imageOf(source: ImageSource | null, find: FindUpload): { file?: File; project_id?: string } {
  if (source === null) return {}
  if ('projectId' in source) return { project_id: source.projectId }
  const file = find(source.upload.id)
  return file === null ? {} : { file }
}

const priceOf = {
  generate: 'imageGenerationPrice',
  refine: 'imageGenerationPrice',
  removeBackground: 'backgroundRemovalPrice',
  upscale: 'upscalePrice',
} as const

const apiNames = { variation: 'variation', moreLikeThis: 'more_like_this' } as const
const boxText = ({ x, y, width, height }: SubjectBox) => [x, y, width, height].join(',')

/** Calls the operation of the service. The request shows its own failures, without a toast. */
function submit(
  client: ApiClient,
  draft: RequestDraft,
  price: number,
  idempotencyKey: string,
  find: FindUpload,
): Promise<Schemas['ImageRequest']> {
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
        price,
        ...(seed === null ? {} : { seed }),
        ...(negativePrompt === '' ? {} : { negative_prompt: negativePrompt }),
      }
      return unwrapPayload(client.POST('/images/generate', { params, body, ...quiet }))
    }
    case 'refine': {
      const body = { source_image_id: draft.imageId, refinement: apiNames[draft.refinement], count: 1, price }
      return unwrapPayload(client.POST('/images/generate', { params, body, ...quiet }))
    }
    case 'removeBackground': {
      const box = draft.box ? { subject_box: boxText(draft.box) } : {}
      const body = multipart({ ...imageOf(draft.source, find), ...box, price })
      return unwrapPayload(client.POST('/images/remove-background', { params, body, ...quiet }))
    }
    case 'upscale': {
      const body = multipart({
        ...imageOf(draft.source, find),
        factor: draft.factor,
        ...(draft.format ? { format: draft.format } : {}),
        price,
      })
      return unwrapPayload(client.POST('/images/upscale', { params, body, ...quiet }))
    }
  }
}

/** The image-request machine with its calls. */
export function provideImageRequest(
  { client, startUp }: Pick<RequestDependencies, 'client' | 'startUp'>,
  find: FindUpload,
) {
  /** The charged price is the price on the button, which was drawn from the same settings. */
  const shownPrice = ({ service }: RequestDraft) => fromTenths(startUp.getSnapshot().context.settings[priceOf[service]])
  const submitRequest = async (draft: RequestDraft, idempotencyKey: string) => {
    try {
      return await orFailure(submit(client, draft, shownPrice(draft), idempotencyKey, find))
    } catch (error) {
      // The message states the new price, so the next click must use it too.
      if (readFailure(error).errors?.price) startUp.send({ type: 'reload.requested' })
      throw error
    }
  }
  const at = (id: string) => ({ params: { path: { id } }, ...optOut('toasts') })
  return imageRequestMachine.provide({
    actors: {
      submitRequest: fromPromise(({ input }) => submitRequest(input.draft, input.idempotencyKey)),
      fetchRequest: fromPromise(({ input, signal }) =>
        orFailure(unwrapPayload(client.GET('/images/requests/{id}', { ...at(input.requestId), signal }))),
      ),
      cancelRequest: fromPromise(({ input }) =>
        orFailure(unwrapPayload(client.POST('/images/requests/{id}/cancel', at(input.requestId)))),
      ),
    },
  })
}
