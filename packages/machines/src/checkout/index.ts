export {
  type Amounts,
  amountsOf,
  amountsWithTotal,
  type Market,
  type MarketCurrency,
  type Promo,
  payBase,
  pricePerToken,
  vatOf,
} from './amounts.ts'
export { checkoutMachine } from './checkout.machine.ts'
export type {
  CheckoutAnswer,
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutInput,
  CheckoutRequest,
  CheckoutTag,
  InformationSetUp,
  Order,
  PlacedOrder,
  SavedCheckout,
} from './checkout.types.ts'
export {
  checkInformation,
  type Information,
  type InformationErrors,
  type InformationField,
  type InformationServerErrors,
} from './information.ts'
export { checkPlan, INTENT_LIFETIME, makeIntent, type Plan, type PlanIntent, readIntent } from './plan.ts'
export {
  checkoutAmounts,
  checkoutMarket,
  checkoutPricePerToken,
  checkoutPurchase,
  minimumWarning,
} from './selectors.ts'
export type { CheckoutFieldKey, CheckoutSuccessKey, CheckoutTextKey, PlanRuleKey, PromoTextKey } from './texts.ts'
