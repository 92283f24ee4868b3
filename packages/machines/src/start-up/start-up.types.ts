import type { Tenths } from '../shared/domain.ts'
import type { Message } from '../shared/message.ts'

export interface PaymentMethod {
  id: number
  title: string
  code: string
}

/** Settings of the service in the client's names (R161-R165). */
export interface Settings {
  requisites: string
  supportEmail: string
  copyright: string
  companyName: string
  companyRegNumber: string
  companyAddress: string
  isRegEnabled: boolean
  /** Major units of the base currency; the effective minimum is in checkout/amounts.ts. */
  minTopUp: number
  vatPercent: number
  /** Prices are shown with VAT; sums stay as they are. */
  pricesIncludeVat: boolean
  /** Percent by the ISO code of the buyer's country. */
  vatByCountry: Readonly<Record<string, number>>
  reverseCharge: boolean
  /** An ISO code. */
  sellerCountry: string | null
  paymentMethods: readonly PaymentMethod[]
  welcomeBonusTokens: Tenths
  pointsConversionRate: number
  imageGenerationPrice: Tenths
  backgroundRemovalPrice: Tenths
  upscalePrice: Tenths
  /** Whether the engine takes the marked subject as a hint. */
  backgroundRemovalBox: boolean
  /** Pixels of the largest image that the engine accepts (D70). */
  backgroundRemovalMaxPixels: number
  imageGenerationSizes: readonly string[]
  imageGenerationStyles: readonly { id: string; title: string }[]
  /** All that the engine can draw; null where it draws anything (D70). */
  imageGenerationSubjects: readonly string[] | null
  /** Prompts that the engine draws well; null where the site's own do. */
  imageGenerationIdeas: readonly string[] | null
  imageGenerationMaxCount: number
  /** Optional fields that the engine follows; others would change nothing (D70). */
  imageGenerationFields: readonly ('seed' | 'negativePrompt')[]
  /** What the engine makes from a generated image. */
  imageGenerationRefinements: readonly ('variation' | 'moreLikeThis')[]
  upscaleFactors: readonly number[]
  /** As `backgroundRemovalMaxPixels`. */
  upscaleMaxPixels: number
  googleTag: string | null
  internalCurrency: { name: string; image: string | null } | null
}

export interface Country {
  id: number
  title: string
  iso: string
}

/** A page of the footer list; its content is read when it is opened. */
export interface StaticPageLink {
  id: number
  slug: string | null
  title: string
  isTerms: boolean
  isPrivacy: boolean
}

export type StartUpTask = 'auth' | 'settings' | 'profile' | 'countries' | 'pages' | 'currencies'

export type StartUpTextKey =
  | 'startUp.failed'
  | 'auth.checkFailed'
  | 'settings.fetchFailed'
  | 'profile.fetchFailed'
  | 'countries.loadFailed'
  | 'pages.fetchFailed'
  | 'currency.loadFailed'

export interface StartUpContext {
  signedIn: boolean
  settings: Settings
  countries: readonly Country[]
  pages: readonly StaticPageLink[]
  /** Errors of the parts that use their defaults. */
  errors: Partial<Record<StartUpTask, Message<StartUpTextKey>>>
  /** The message of the exception that stopped the start, shown after the text `startUp.failed` (R108). */
  fatalMessage: string | null
}

/** What a page that a server rendered brings along; it is read again like everything else. */
export type StartUpInput = Partial<Pick<StartUpContext, 'settings' | 'pages'>> | undefined

export type StartUpEvent =
  /** A part of the program could not be fetched (D44: raised for `app:preload-error`). */
  { type: 'preload.failed'; message: string } | { type: 'retry.requested' } | { type: 'reload.requested' }

export type StartUpEmitted = { type: 'started' }

/** `mountable`: the session is known, so the router may decide. `pagesKnown`: the slug guard may answer (D48). */
export type StartUpTag = 'busy' | 'mountable' | 'pagesKnown' | 'fatal'
