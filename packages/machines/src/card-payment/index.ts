export { type CardHolder, createCardHolder, submitCard } from './card-holder.ts'
export { cardPaymentMachine } from './card-payment.machine.ts'
export type {
  CardAlert,
  CardPaymentContext,
  CardPaymentEmitted,
  CardPaymentEvent,
  CardPaymentInput,
  CardPaymentTag,
  ChargeAnswer,
  ChargeRequest,
  PayableCheckout,
} from './card-payment.types.ts'
export type { CardServerErrors } from './failures.ts'
export { type CardDetails, type CardErrors, type CardField, type CardForm, checkCard, toCardDetails } from './rules.ts'
export type { CardFieldKey, CardTextKey } from './texts.ts'
