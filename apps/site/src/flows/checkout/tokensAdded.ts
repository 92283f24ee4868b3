import type { Order } from '@mintage/machines/checkout'

/** Tokens of a purchase, in tenths. */
export const tokensOf = ({ offer }: Order): number | null => offer.credits ?? offer.tokens

/** Navigation state of the success page after a payment, because the order is removed by then. */
export const tokensAdded = (order: Order) => ({ tokensAdded: tokensOf(order) })

export const readTokensAdded = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'tokensAdded' in state && typeof state.tokensAdded === 'number'
    ? state.tokensAdded
    : null
