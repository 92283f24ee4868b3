import type { FieldErrors } from '../../controls/Form/Form.tsx'
import type { TokenReturn } from '../shared/services/ReturnTokenDialog.tsx'
import type {
  Balance,
  DeliveredPicture,
  LiveWork,
  Refinement,
  SendToLinks,
  TokenShortage,
} from '../shared/services/types.ts'

/** What the form holds. The seed is text as it was typed, '' for a new one each time. */
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
  /** Optional fields that the engine follows: others are not offered (D70). */
  fields: readonly OptionalField[]
  /** What the engine can make from a generated picture; nothing else is offered. */
  refinements: readonly Refinement[]
  /** All that the engine can draw, shown before it is paid for (D70); null where it draws anything. */
  subjects: readonly string[] | null
  /** Prompts that the engine draws well; null for those of the catalogue. */
  ideas: readonly string[] | null
}

/** How the form's last submission is doing. Accepted, it becomes a run and the form is ready for the next. */
export type GenerateSubmission =
  | { status: 'idle' }
  | { status: 'submitting' }
  /** Fields in error, the server's own words, or neither when it could not be reached. */
  | { status: 'refused'; errors?: FieldErrors<GenerateField> | undefined; message: string | null }
  | ({ status: 'notEnoughTokens' } & TokenShortage)
  /** Tokens were bought for it; it starts only when the person presses the button (D54). */
  | { status: 'offered' }

/** How an engine of few subjects has read the prompt. */
export interface PromptReading {
  /** What the picture shows, with its article: `a snow scene`. */
  scene: string
  /** What it took from the prompt. */
  understood: readonly string[]
  /** Words of the prompt for what it cannot draw. */
  unknown: readonly string[]
}

export type RunImage = { index: number; style: string | null } & (
  | { state: 'queued' }
  /** `preview`: address of the unfinished picture, another one for each newer state of it. */
  | { state: 'working'; progress: number | null; preview?: string | undefined }
  | ({ state: 'delivered'; reading?: PromptReading | undefined; engine?: string | undefined } & DeliveredPicture)
  | { state: 'failed'; reason: string | null }
  | { state: 'cancelled' }
  /** Delivered once, and deleted from the library since. */
  | { state: 'deleted' }
)

/** A refinement that the server has not accepted: it stands among the runs from the press of its button on. */
export type PendingRefinement =
  /** Asked for on another page; nothing is spent before the person starts it here. */
  | { state: 'ready' }
  | { state: 'sending' }
  | ({ state: 'notEnoughTokens' } & TokenShortage)
  /** Tokens were bought for it; it starts only when the person presses the button (D54). */
  | { state: 'offered' }
  /** The server's own words, or none when it could not be reached. */
  | { state: 'refused'; message: string | null }

/** One request, accepted but for a refinement on its way. Amounts are tenths. */
export type GenerationRun = {
  id: string
  values: GenerateValues
  /** How it came of an earlier picture; left out where it came of the prompt alone. */
  refinement?: Refinement | undefined
  /** What one more run of these settings costs. */
  cost: number
  /** The seed that was used, typed or picked by the server. */
  seed: string | null
  images: readonly RunImage[]
} & (
  | PendingRefinement
  | ({ state: 'queued' | 'working' } & LiveWork)
  /**
   * Paid for what was delivered, refunded for what was not, and given back since for pictures that are not good: the
   * last is part of what was paid.
   */
  | { state: 'completed' | 'failed' | 'cancelled'; paid: number; refunded: number; returned: number }
)

export interface GenerateImageProps {
  options: GenerateOptions
  balance: Balance
  /** What the form starts with; a new object fills the form anew (settings of an earlier picture). */
  initial?: Partial<GenerateValues> | undefined
  submission: GenerateSubmission
  /** Newest first. */
  runs: readonly GenerationRun[]
  sendTo: SendToLinks
  projectsHref: string
  tokenReturn: TokenReturn
  /** How many links to a result were followed here: each brings the results into view. */
  resultsAsked?: number
  /** Called with what the form holds whenever the person changes it: while typing, with each key. */
  onChange: (values: GenerateValues) => void
  onSubmit: (values: GenerateValues) => void
  onCancel: (runId: string) => void
  /** Starts the same settings once more; the button says what it costs. */
  onRunAgain: (runId: string) => void
  /** Makes another picture of a delivered one; the button says what it costs. */
  onRefine: (runId: string, index: number, refinement: Refinement) => void
  /** Starts a refinement that waits for the person. */
  onStart: (runId: string) => void
  /** Takes a refinement that was not started off the page. */
  onDismiss: (runId: string) => void
  /** Opens the way to buy on this page; given the missing tenths. */
  onBuyTokens: (missing: number) => void
}
