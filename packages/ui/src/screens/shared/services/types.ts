import type { SubjectBox } from '../../../controls/SubjectMarker/SubjectMarker.tsx'

/**
 * Types of the services' screens. Tokens are integer tenths. URLs are paths of the API, or object URLs that the site
 * creates and releases.
 */
export const services = ['generate', 'remove_background', 'upscale'] as const
export type Service = (typeof services)[number]

/** A generated image as the source of another: a variation, or another image of its kind. */
export type Refinement = 'variation' | 'moreLikeThis'

/** Available tokens in tenths; null until loaded. */
export type Balance = number | null

export interface Dimensions {
  width: number
  height: number
}

/** Whether the token of a bad image can be given back, or was (D76). */
export type ReturnState = 'unavailable' | 'available' | 'returned'

/** A delivered image, stored in the library as `projectId`. */
export interface DeliveredImage {
  projectId: string
  url: string
  /** Responds with the file as an attachment. */
  downloadUrl: string
  tokenReturn: ReturnState
}

/** Links that send a result to another service without another upload. */
export interface SendToLinks {
  upscale?: ((projectId: string) => string) | undefined
  removeBackground?: ((projectId: string) => string) | undefined
}

/** State of work on the server. `offline` if its progress cannot be read; the work continues. */
export interface LiveWork {
  offline: boolean
  cancelling: boolean
}

/** Price and balance, in tenths, from a 402 response. */
export interface TokenShortage {
  needed: number
  balance: number
}

/** Limits from the settings (D55), for the texts. */
export interface UploadLimits {
  bytes: number
  /** Pixels of an uploaded image. */
  pixels: number
  /** Pixels of an enlarged image. */
  outputPixels: number
}

/** Problems that FileDrop does not find; it checks type and size. */
export type FileProblem = 'pixels' | 'unreadable' | 'damaged'

/** Where the subject of an image is marked, if it is: by the person, or by the site as what it found. */
type SubjectMark = { box?: undefined; markedBy?: undefined } | { box: SubjectBox; markedBy: 'person' | 'site' }

/** An image that was chosen and not yet sent: nothing is spent on it before the button says what it costs. */
export type StagedImage = { id: string; name: string; origin: 'file' | 'library' } & (
  | { state: 'reading' }
  | { state: 'unusable'; problem: FileProblem }
  | ({ state: 'ready'; url: string } & Dimensions & SubjectMark)
)

export type ReadyImage = Extract<StagedImage, { state: 'ready' }>

/** State of an uploaded image: the names of ImageRequest in openapi.yaml, and the states before it. */
export type FileRequestProgress =
  | { state: 'sending' }
  | ({ state: 'notEnoughTokens' } & TokenShortage)
  /** Tokens were bought for it; it starts only on a press of the button (D54). */
  | { state: 'offered' }
  /** The server refused it, or could not be reached; `message` is the server's text, if any. */
  | { state: 'refused'; message: string | null }
  | ({ state: 'queued' } & LiveWork)
  /** Percent of the work, or null if unknown. */
  | ({ state: 'working'; progress: number | null } & LiveWork)
  | { state: 'delivered'; result: DeliveredImage & Dimensions }
  | { state: 'failed'; reason: string | null }
  | { state: 'cancelled' }

export interface FileRequest {
  id: string
  name: string
  /** The uploaded image; null if it can no longer be shown. */
  source: ({ url: string } & Dimensions) | null
  /** False if the upload is gone after a reload, so that it must be chosen again. */
  retriable: boolean
  progress: FileRequestProgress
}

export const isLive = (progress: FileRequestProgress) => progress.state === 'queued' || progress.state === 'working'

/** True during an upload: no other image can be sent until it ends (R224). */
export const isSending = (requests: readonly FileRequest[]) =>
  requests.some(({ progress }) => progress.state === 'sending')
