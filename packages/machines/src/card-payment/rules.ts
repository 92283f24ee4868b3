import type { CardFieldKey } from './text-keys.ts'

/** The card form as displayed: number in groups, expiry MM/YY. */
export interface CardForm {
  cardNumber: string
  expiry: string
  cvv: string
  cardholderName: string
  email: string
  phone: string
}

export type CardField = keyof CardForm

export type CardErrors = Partial<Record<CardField, CardFieldKey>>

/** What the one request carries (R159, D59): digits only, month MM, year YY. */
export interface CardDetails {
  cardNumber: string
  expiryMonth: string
  expiryYear: string
  cvv: string
  cardholderName: string
  email: string
  phone: string
}

const numberPattern = /^\d{4} \d{4} \d{4} \d{4}$/
const expiryPattern = /^(0[1-9]|1[0-2])\/(\d{2})$/
const cvvPattern = /^\d{3}$/

/**
 * R264-R270, in the order of the form. Required and malformed share one text. No check of the number's own digits
 * and none of a past date: those are the gateway's to refuse (D59).
 */
export const checkCard = (form: CardForm): CardErrors => {
  const checks: readonly (readonly [CardField, boolean, CardFieldKey])[] = [
    ['cardNumber', numberPattern.test(form.cardNumber), 'card.numberInvalid'],
    ['expiry', expiryPattern.test(form.expiry), 'card.expiryInvalid'],
    ['cvv', cvvPattern.test(form.cvv), 'card.cvvInvalid'],
  ]
  return Object.fromEntries(checks.flatMap(([field, valid, key]) => (valid ? [] : [[field, key]])))
}

/** The form in the shape of the request. Only meant for a form that `checkCard` found nothing in. */
export const toCardDetails = (form: CardForm): CardDetails => ({
  cardNumber: form.cardNumber.replaceAll(/\D/g, ''),
  expiryMonth: form.expiry.slice(0, 2),
  expiryYear: form.expiry.slice(3, 5),
  cvv: form.cvv,
  cardholderName: form.cardholderName,
  email: form.email,
  phone: form.phone,
})
