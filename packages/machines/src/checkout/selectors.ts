import { type Amounts, shownPrice, vatIncluded } from '@mintage/api-client/vat'
import type { SnapshotFrom } from 'xstate'
import type { Message } from '../shared/message.ts'
import { amountsWithPromo, type Market, type Promo, vatPercentOf } from './amounts.ts'
import type { checkoutMachine } from './checkout.machine.ts'
import type { Order } from './checkout.types.ts'
import { orderFor, reachesMinimum } from './context.ts'
import type { Offer } from './offer.ts'
import type { CheckoutTextKey } from './text-keys.ts'

type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>

/** The order in the dialog: the one being sent or changed; null while an offer is being bought. */
export const shownOrder = (snapshot: CheckoutSnapshot): Order | null => {
  const { sending, order, market, buyer } = snapshot.context
  if (sending !== null || order === null || !snapshot.matches('changingInformation')) return sending
  return buyer === null ? order : orderFor(order, market, buyer)
}

/** Of the buyer in the form, or of the profile's country before the form is open. */
const shownVatPercent = ({ market, buyer }: CheckoutSnapshot['context']): number =>
  vatPercentOf(market, buyer ?? { country: market.country ?? null, vatNumber: '' })

/** The amounts to show: frozen from the request on, current before it. */
export const checkoutAmounts = (snapshot: CheckoutSnapshot): Amounts => {
  const { price, promo } = snapshot.context
  return shownOrder(snapshot)?.amounts ?? amountsWithPromo(price, promo, shownVatPercent(snapshot.context))
}

/** The currency of those sums and their VAT. */
export const checkoutMarket = (snapshot: CheckoutSnapshot): Pick<Market, 'currency' | 'vatPercent'> =>
  shownOrder(snapshot) ?? { currency: snapshot.context.market.currency, vatPercent: shownVatPercent(snapshot.context) }

/** Price and discount of those sums with VAT; null where prices are shown without it. */
export const checkoutVatIncluded = (snapshot: CheckoutSnapshot) =>
  vatIncluded(checkoutAmounts(snapshot), {
    vatPercent: checkoutMarket(snapshot).vatPercent,
    pricesIncludeVat: snapshot.context.market.pricesIncludeVat,
  })

/** What is bought, and the promo code that is in force for it. */
export const checkoutOffer = (snapshot: CheckoutSnapshot): { offer: Offer | null; promo: Promo | null } =>
  shownOrder(snapshot) ?? snapshot.context

/** R263: the warning below the minimum, once the price is known; `{value}` is minor units, as prices are shown. */
export const minimumWarning = (snapshot: CheckoutSnapshot): Message<CheckoutTextKey> | null => {
  const asked =
    snapshot.hasTag('buyTokensOpen') && !snapshot.hasTag('calculating') && !snapshot.hasTag('priceUnavailable')
  if (!asked || reachesMinimum(snapshot.context)) return null
  const { market } = snapshot.context
  return { key: 'checkout.minimum', values: { value: shownPrice(market.minimumTopUp, market) } }
}
