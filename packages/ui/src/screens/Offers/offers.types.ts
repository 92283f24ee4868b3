import type { InternalCurrency } from '../../primitives/Price/Price.tsx'

/** A bundle of tokens on offer. */
export interface Pack {
  id: number
  title: string
  description: string
  /** Tenths of a token. */
  credits: number
  /** Minor units of the currency in use; 0 shows "free" and cannot be chosen (R154, D10). */
  price: number
  features?: readonly string[] | undefined
}

export type PacksState =
  | { status: 'loading' }
  | { status: 'error'; onRetry: () => void }
  | { status: 'ready'; packs: readonly Pack[] }

/**
 * `priceOf` returns the price of a number of tokens, both in their smallest units. Called on every move of the slider.
 */
export type CustomPriceState = { status: 'loading' } | { status: 'ready'; priceOf: (tenths: number) => number }

export interface OffersProps {
  packs: PacksState
  customPrice: CustomPriceState
  /** ISO 4217 code of every price here. */
  currency: string
  internal?: InternalCurrency | null | undefined
  /** Every price here has VAT in it, and says so. */
  vatIncluded?: boolean | undefined
  /** The address that opens the purchase of a pack: for a guest that of Login, which leads to it (R205). */
  packHref: (pack: Pack) => string
  onChoosePack: (pack: Pack) => void
  /** Tenths of a token. */
  onChooseCustom: (tenths: number) => void
}
