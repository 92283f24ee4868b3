export { type Market, payBase } from './amounts.ts'
export { checkoutMachine } from './checkout.machine.ts'
export type { CheckoutRequest, InformationSetUp, PlacedOrder, SavedCheckout } from './checkout.types.ts'
export type { Information } from './information.ts'
export { makeIntent, type Plan, type PlanIntent, readIntent } from './plan.ts'
export {
  checkoutAmounts,
  checkoutMarket,
  checkoutPricePerToken,
  checkoutPurchase,
  minimumWarning,
} from './selectors.ts'
export type { CheckoutSuccessKey, CheckoutTextKey } from './texts.ts'
