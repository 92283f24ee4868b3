import type { FieldErrors } from '../../controls/Form/Form.tsx'
import type { TokenValue } from '../../format/money.ts'
import type { TokenReturn } from '../shared/services/ReturnTokenDialog.tsx'
import type {
  Balance,
  DeliveredImage,
  LiveWork,
  Refinement,
  SendToLinks,
  TokenShortage,
} from '../shared/services/types.ts'

/** Values of the form. The seed is the typed text; '' asks for a new seed each time. */
export interface GenerateValues {
  prompt: string
  negativePrompt: string
  styles: readonly string[]
  /** One of the sizes of the settings: `1024x1024`. */
  size: string
  count: number
  seed: string
}

export type GenerateField = 'prompt' | 'negativePrompt' | 'styles' | 'size' | 'count' | 'seed'

export type OptionalField = Extract<GenerateField, 'negativePrompt' | 'seed'>

/** What can be chosen, from the settings. */
export interface GenerateOptions {
  /** At least one; the first is the style of no choice. */
  styles: readonly { id: string; title: string }[]
  sizes: readonly string[]
  /** At most 4 (R383); fewer where the engine makes fewer at once. */
  maxImages: number
  /** 4000. */
  maxCharacters: number
  /** Tenths of a token for one delivered image. */
  price: number
  /** Optional fields that the engine supports; others are hidden (D70). */
  fields: readonly OptionalField[]
  /** Refinements that the engine supports; others are hidden. */
  refinements: readonly Refinement[]
  /** All subjects of the engine, shown before payment (D70); null for an engine without limits. */
  subjects: readonly string[] | null
  /** Prompts that suit the engine; null uses the ideas of the catalogue. */
  ideas: readonly string[] | null
}

/** State of the last submission. An accepted one becomes a request, and the form is ready again. */
export type GenerateSubmission =
  | { status: 'idle' }
  | { status: 'submitting' }
  /** Fields in error or the server's message; neither if the server could not be reached. */
  | { status: 'refused'; errors?: FieldErrors<GenerateField> | undefined; message: string | null }
  | ({ status: 'notEnoughTokens' } & TokenShortage)
  /** Tokens were bought for it; it starts only on a press of the button (D54). */
  | { status: 'offered' }

/** The prompt interpretation of an engine with few subjects. */
export interface PromptReading {
  /** What the image shows, with its article: `a snow scene`. */
  scene: string
  /** Words of the prompt that it understood. */
  understood: readonly string[]
  /** Words of the prompt that it cannot draw. */
  unknown: readonly string[]
}

export type RequestImage = { index: number; style: string | null } & (
  | { state: 'queued' }
  /** `preview` is the URL of the unfinished image, a new one for each update. */
  | { state: 'working'; progress: number | null; preview?: string | undefined }
  | ({ state: 'delivered'; reading?: PromptReading | undefined; engine?: string | undefined } & DeliveredImage)
  | { state: 'failed'; reason: string | null }
  | { state: 'cancelled' }
  /** Delivered, and then deleted from the library. */
  | { state: 'deleted' }
)

/** A refinement that the server has not accepted yet; listed among the requests from the start. */
export type PendingRefinement =
  /** Requested on another page; no token is spent before the person starts it here. */
  | { state: 'ready' }
  | { state: 'sending' }
  | ({ state: 'notEnoughTokens' } & TokenShortage)
  /** Tokens were bought for it; it starts only on a press of the button (D54). */
  | { state: 'offered' }
  /** The server's message; null if the server could not be reached. */
  | { state: 'refused'; message: string | null }

/** One accepted request, or a pending refinement. Amounts are tenths. */
export type GenerationRequest = {
  id: string
  values: GenerateValues
  /** The refinement of an earlier image; absent for a plain prompt. */
  refinement?: Refinement | undefined
  /** Price of another run with these settings. */
  cost: number
  /** The seed of the request, typed or chosen by the server. */
  seed: string | null
  images: readonly RequestImage[]
} & (
  | PendingRefinement
  | ({ state: 'queued' | 'working' } & LiveWork)
  /**
   * `paid` is for delivered images, `refunded` for the others. `returned`, for images that were not good, is a part of
   * `paid`.
   */
  | { state: 'completed' | 'failed' | 'cancelled'; paid: number; refunded: number; returned: number }
)

export interface GenerateImageProps {
  options: GenerateOptions
  /** What tokens cost the person, for the money equivalent of prices; null where it is not known. */
  tokenValue?: TokenValue | null | undefined
  balance: Balance
  /** Initial values; a new object replaces the form's values. */
  initial?: Partial<GenerateValues> | undefined
  submission: GenerateSubmission
  /** Newest first. */
  requests: readonly GenerationRequest[]
  sendTo: SendToLinks
  projectsHref: string
  tokenReturn: TokenReturn
  /** Counts followed links to a result; each scrolls to the results. */
  resultsAsked?: number
  /** Called with the form's values on each change and keystroke. */
  onChange: (values: GenerateValues) => void
  onSubmit: (values: GenerateValues) => void
  onCancel: (requestId: string) => void
  /** Runs the same settings again; the button shows the price. */
  onRunAgain: (requestId: string) => void
  /** Makes another image from a delivered one; the button shows the price. */
  onRefine: (requestId: string, index: number, refinement: Refinement) => void
  /** Starts a waiting refinement. */
  onStart: (requestId: string) => void
  /** Removes a refinement that was not started. */
  onDismiss: (requestId: string) => void
  /** Opens the purchase dialog; receives the missing tenths. */
  onBuyTokens: (missing: number) => void
}
