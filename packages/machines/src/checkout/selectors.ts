import type { Amounts } from '@mintage/api-client/vat'
import type { SnapshotFrom } from 'xstate'
import type { Message } from '../shared/message.ts'
import { amountsWithPromo, type Market, type Promo } from './amounts.ts'
import type { checkoutMachine } from './checkout.machine.ts'
import type { Order } from './checkout.types.ts'
import { reachesMinimum } from './context.ts'
import type { Offer } from './offer.ts'
import type { CheckoutTextKey } from './text-keys.ts'

type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>

/** The order in the dialog: the one being sent or changed; null while an offer is being bought. */
export const shownOrder = (snapshot: CheckoutSnapshot): Order | null =>
  snapshot.context.sending ?? (snapshot.matches('changingInformation') ? snapshot.context.order : null)

/** The amounts to show: frozen from the request on, current before it. */
export const checkoutAmounts = (snapshot: CheckoutSnapshot): Amounts => {
  const { price, promo, market } = snapshot.context
  return shownOrder(snapshot)?.amounts ?? amountsWithPromo(price, promo, market.vatPercent)
}

/** The currency of those sums and their VAT. */
export const checkoutMarket = (snapshot: CheckoutSnapshot): Pick<Market, 'currency' | 'vatPercent'> =>
  shownOrder(snapshot) ?? snapshot.context.market

/** What is bought, and the promo code that is in force for it. */
export const checkoutOffer = (snapshot: CheckoutSnapshot): { offer: Offer | null; promo: Promo | null } =>
  shownOrder(snapshot) ?? snapshot.context

/** R263: the warning below the minimum, once the price is known; `{value}` is minor units of the market's currency. */
export const minimumWarning = (snapshot: CheckoutSnapshot): Message<CheckoutTextKey> | null => {
  const asked =
    snapshot.hasTag('buyTokensOpen') && !snapshot.hasTag('calculating') && !snapshot.hasTag('priceUnavailable')
  if (!asked || reachesMinimum(snapshot.context)) return null
  return { key: 'checkout.minimum', values: { value: snapshot.context.market.minimumTopUp } }
}
