import type { Tenths } from '../shared/domain.ts'
import type { CallFailure } from '../shared/failure.ts'
import { fieldErrors } from '../shared/field-errors.ts'
import type { DraftField, ImageFormat, SubjectBox } from './rules.ts'

export type RequestState = 'queued' | 'working' | 'completed' | 'failed' | 'cancelled'

/** RequestedImage of the contract. */
export interface RequestedImage {
  index: number
  state: 'queued' | 'working' | 'delivered' | 'failed' | 'cancelled'
  /** 0 to 100; null while it is not known. */
  progress: number | null
  project_id: string | null
  url: string | null
  /** The server's words about this image. */
  error: string | null
  token_return?: 'available' | 'returned'
  style?: string
  seed?: number
  /** The unfinished image, while it is worked on. */
  preview_url?: string
  /** How an engine of few subjects has read the prompt. */
  /** What made it; left out where it was not written down. */
  engine?: string
  reading?: { scene: string; understood: readonly string[]; unknown: readonly string[] }
}

/** What was asked for (ImageSettings of the contract). */
interface ImageSettings {
  prompt?: string
  negative_prompt?: string
  style?: string
  styles?: readonly string[]
  size?: string
  count?: number
  seed?: number
  factor?: number
  format?: ImageFormat
  subject_box?: SubjectBox
  file_name?: string
  source_image_id?: string
  refinement?: 'variation' | 'more_like_this'
}

/** A request as the server answers it, whole and in the contract's names and units (ImageRequest): tokens are not tenths. */
export interface ImageRequest {
  id: string
  service: 'generate' | 'remove_background' | 'upscale'
  state: RequestState
  /** Tokens held for it, and given back. */
  cost: number
  refunded: number
  created_at: string
  finished_at: string | null
  settings: ImageSettings
  images: readonly RequestedImage[]
  /** The person's tokens at the time of this answer. */
  balance: number
  token_returns_left?: number
}

export const balanceOf = ({ balance }: Pick<ImageRequest, 'balance'>): Tenths => Math.round(balance * 10)

export type RequestOutcome = 'delivered' | 'partlyDelivered' | 'failed' | 'cancelled'

/** What a report amounts to; null while the request is still under way. */
export const outcomeOf = (request: ImageRequest): RequestOutcome | null => {
  switch (request.state) {
    case 'queued':
    case 'working':
      return null
    case 'failed':
      return 'failed'
    case 'cancelled':
      return 'cancelled'
    case 'completed':
      return request.images.every((image) => image.state === 'delivered') ? 'delivered' : 'partlyDelivered'
  }
}

/** The server did not answer, or could not just now: asking again may help. */
export const isRetryable = ({ kind }: CallFailure): boolean =>
  kind !== 'unauthorized' && kind !== 'forbidden' && kind !== 'notFound' && kind !== 'validation'

const serverFields: Readonly<Record<string, DraftField>> = {
  prompt: 'prompt',
  negative_prompt: 'negativePrompt',
  style: 'styles',
  styles: 'styles',
  size: 'size',
  count: 'count',
  seed: 'seed',
  file: 'file',
  project_id: 'file',
  source_image_id: 'file',
  refinement: 'file',
  subject_box: 'box',
  factor: 'factor',
  format: 'format',
}

export type RequestServerErrors = Partial<Record<DraftField, string>>

/** The server's words under the fields they belong to. */
export const requestServerErrors = (failure: CallFailure): RequestServerErrors =>
  fieldErrors(failure.errors, serverFields)
