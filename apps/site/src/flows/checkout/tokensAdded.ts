import type { SavedCheckout } from '@mintage/machines/checkout'

/** Tokens of a purchase, in tenths. */
export const tokensOf = ({ plan }: SavedCheckout): number | null => plan.credits ?? plan.tokens

/** Navigation state of the success page after a payment, because the checkout is removed by then. */
export const tokensAdded = (checkout: SavedCheckout) => ({ tokensAdded: tokensOf(checkout) })

export const readTokensAdded = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'tokensAdded' in state && typeof state.tokensAdded === 'number'
    ? state.tokensAdded
    : null
