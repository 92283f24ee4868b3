export { type CardHolder, createCardHolder, submitCard } from './card-holder.ts'
export { cardPaymentMachine } from './card-payment.machine.ts'
export type { ChargeAnswer, ChargeRequest, PayableOrder } from './card-payment.types.ts'
export type { CardDetails, CardForm } from './rules.ts'
