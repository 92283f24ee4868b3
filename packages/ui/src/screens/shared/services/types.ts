import type { SubjectBox } from '../../../controls/SubjectMarker/SubjectMarker.tsx'

/**
 * What the services' screens know of the work. Tokens are integer tenths; addresses are ready to use, whether they
 * are paths of the API or object URLs that the site made and will release.
 */
export const services = ['generate', 'remove_background', 'upscale'] as const
export type Service = (typeof services)[number]

/** How a generated picture is made into another: with small differences, or as another of its kind. */
export type Refinement = 'variation' | 'moreLikeThis'

/** Tokens that can be spent, in tenths; null until they are known. */
export type Balance = number | null

export interface Dimensions {
  width: number
  height: number
}

/** Whether the token of a picture that is not good can be given back, or was (D76). */
export type ReturnState = 'unavailable' | 'available' | 'returned'

/** A delivered picture, stored in the library under `projectId`. */
export interface DeliveredPicture {
  projectId: string
  url: string
  /** Answers with the file as an attachment. */
  downloadUrl: string
  tokenReturn: ReturnState
}

/** Where a result can be sent on to, without another upload. */
export interface SendToLinks {
  upscale?: ((projectId: string) => string) | undefined
  removeBackground?: ((projectId: string) => string) | undefined
}

/** While the server works on something. `offline` while its progress cannot be read: the work goes on all the same. */
export interface LiveWork {
  offline: boolean
  cancelling: boolean
}

/** What a job needs and what the person has, in tenths, when the server answered 402. */
export interface TokenShortage {
  needed: number
  balance: number
}

/** D55, as the site got them; the screens only say them. */
export interface UploadLimits {
  bytes: number
  /** Pixels of the picture handed in. */
  pixels: number
  /** Pixels of the picture that comes out of upscaling. */
  outputPixels: number
}

/** What FileDrop cannot see: type and size it refuses by itself. */
export type FileProblem = 'pixels' | 'unreadable' | 'damaged'

/** A picture that was chosen and not yet sent: nothing is spent on it before the button says what it costs. */
export type StagedPicture = { id: string; name: string; origin: 'file' | 'library' } & (
  | { state: 'reading' }
  | { state: 'unusable'; problem: FileProblem }
  /** `box` is where the person marked the subject. */
  | ({ state: 'ready'; url: string; box?: SubjectBox | undefined } & Dimensions)
)

export type ReadyPicture = Extract<StagedPicture, { state: 'ready' }>

/** How one uploaded picture is doing. The names are those of openapi.yaml's ImageRequest, and what comes before it. */
export type FileJobProgress =
  | { state: 'sending' }
  | ({ state: 'notEnoughTokens' } & TokenShortage)
  /** Tokens were bought for it; it starts only when the person says so (D54). */
  | { state: 'offered' }
  /** The server did not take it, or could not be reached; `message` is the server's own words, if it had any. */
  | { state: 'refused'; message: string | null }
  | ({ state: 'queued' } & LiveWork)
  /** Per cent of the work, or null while it is unknown. */
  | ({ state: 'working'; progress: number | null } & LiveWork)
  | { state: 'delivered'; result: DeliveredPicture & Dimensions }
  | { state: 'failed'; reason: string | null }
  | { state: 'cancelled' }

export interface FileJob {
  id: string
  name: string
  /** The picture handed in; null when it cannot be shown any more. */
  source: ({ url: string } & Dimensions) | null
  /** False when the picture handed in is not at hand any more: after a reload, an upload has to be chosen anew. */
  retriable: boolean
  progress: FileJobProgress
}

export const isLive = (progress: FileJobProgress) => progress.state === 'queued' || progress.state === 'working'

/** A picture is being handed over: until it has arrived, none is sent with it (R224). */
export const isSending = (jobs: readonly FileJob[]) => jobs.some(({ progress }) => progress.state === 'sending')
