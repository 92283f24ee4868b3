import type { SnapshotFrom } from 'xstate'
import type { Message } from '../shared/message.ts'
import { type Amounts, amountsOf, type Market, type Promo, pricePerToken } from './amounts.ts'
import type { checkoutMachine } from './checkout.machine.ts'
import { reachesMinimum } from './context.ts'
import type { Plan } from './plan.ts'
import type { CheckoutTextKey } from './texts.ts'

type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>

/** The amounts to show: frozen from the request on, current before it. */
export const checkoutAmounts = ({ context }: CheckoutSnapshot): Amounts =>
  (context.order ?? context.placed)?.amounts ?? amountsOf(context.price, context.promo, context.market.vatPercent)

/** The currency of those sums and their VAT. */
export const checkoutMarket = ({ context }: CheckoutSnapshot): Pick<Market, 'currency' | 'vatPercent'> =>
  context.order ?? context.placed ?? context.market

/** What is bought, and the promo code that is in force for it. */
export const checkoutPurchase = ({ context }: CheckoutSnapshot): { plan: Plan | null; promo: Promo | null } =>
  context.placed ?? context

/** R128, D69: in minor units, not rounded; null when the number of tokens is not known. */
export const checkoutPricePerToken = ({ context }: CheckoutSnapshot): number | null =>
  pricePerToken(context.price, context.plan?.tokens ?? context.plan?.credits ?? null)

/** R263: the warning below the minimum, once the price is known; `{value}` is minor units of the market's currency. */
export const minimumWarning = (snapshot: CheckoutSnapshot): Message<CheckoutTextKey> | null => {
  const asked =
    snapshot.hasTag('purchaseOpen') && !snapshot.hasTag('calculating') && !snapshot.hasTag('priceUnavailable')
  if (!asked || reachesMinimum(snapshot.context)) return null
  return { key: 'checkout.minimum', values: { value: snapshot.context.market.minimumTopUp } }
}
