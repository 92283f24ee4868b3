export type CheckoutFieldKey =
  | 'checkout.firstNameRequired'
  | 'checkout.lastNameRequired'
  | 'checkout.phoneRequired'
  | 'checkout.phoneInvalid'
  | 'checkout.emailRequired'
  | 'checkout.emailInvalid'
  | 'checkout.countryRequired'
  | 'checkout.cityRequired'
  | 'checkout.addressRequired'
  | 'checkout.postCodeRequired'
  | 'checkout.companyRequired'
  | 'checkout.companyTooLong'
  | 'checkout.vatNumberElsewhere'
  | 'checkout.vatNumberInvalid'

export type OfferRuleKey = 'checkout.amountMissing' | 'checkout.amountInvalid'

type PromoTextKey = 'promo.invalid' | 'promo.failed'

export type CheckoutTextKey =
  | CheckoutFieldKey
  | OfferRuleKey
  | PromoTextKey
  | 'checkout.fieldsMissing'
  | 'checkout.methodRequired'
  /** `{value}`: minor units of the market's currency. */
  | 'checkout.minimum'
  | 'checkout.failed'
  | 'checkout.setUpFailed'

export type CheckoutSuccessKey = 'checkout.billingChanged'

/** A notice may also be the session's: on a public page nothing else says that it ended (R186). */
export type CheckoutNoticeKey = CheckoutTextKey | CheckoutSuccessKey | 'auth.sessionExpired'
