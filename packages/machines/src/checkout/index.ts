export type { Market } from './amounts.ts'
export { checkoutMachine } from './checkout.machine.ts'
export type { CheckoutRequest, InformationSetUp, Order } from './checkout.types.ts'
export type { Information } from './information.ts'
export { type Offer, parseSavedOffer, type SavedOffer, savedOfferOf } from './offer.ts'
export {
  checkoutAmounts,
  checkoutMarket,
  checkoutOffer,
  checkoutVatIncluded,
  minimumWarning,
  shownOrder,
} from './selectors.ts'
export type { CheckoutSuccessKey, CheckoutTextKey } from './text-keys.ts'
