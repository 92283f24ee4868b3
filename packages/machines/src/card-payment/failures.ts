import { type CallFailure, isServerRefusal } from '../shared/failure.ts'
import { fieldErrors } from '../shared/field-errors.ts'
import { type Message, serverWordsOr } from '../shared/message.ts'
import type { CardField } from './rules.ts'
import type { CardTextKey } from './text-keys.ts'

export type CardServerErrors = Partial<Record<CardField, string>>

/** Wire names of the card payload and the fields their errors are shown under (R378). */
const serverFields: Readonly<Record<string, CardField>> = {
  card_number: 'cardNumber',
  expiry_month: 'expiry',
  expiry_year: 'expiry',
  cvv: 'cvv',
  cardholder_name: 'cardholderName',
  email: 'email',
  phone: 'phone',
}

// Twelve digits are the fewest a card number has (ISO/IEC 7812); a server that repeats one must not get it into here.
const longNumber = /\d(?:[ -]?\d){11,}/g

/** The server's words with anything that may be a card number struck out. */
export const withoutCardNumbers = (text: string): string => text.replaceAll(longNumber, '•••')

/** The server's words under the fields they belong to; the CVV field is where everything else goes (R377). */
export const cardServerErrors = (errors: CallFailure['errors']): CardServerErrors =>
  Object.fromEntries(
    Object.entries(fieldErrors(errors, serverFields)).map(([field, text]) => [field, withoutCardNumbers(text)]),
  )

/** Errors of the request that belong to no field a person can see. */
const errorElsewhere = (errors: CallFailure['errors']): string | undefined =>
  Object.entries(errors ?? {}).find(([name]) => !Object.hasOwn(serverFields, name))?.[1][0]

/** The sentence under the CVV field, or null when the fields say it all. */
export const cardProblem = (refusal: Pick<CallFailure, 'message' | 'errors'>): Message<CardTextKey> | null => {
  const fields = Object.keys(cardServerErrors(refusal.errors))
  const words = errorElsewhere(refusal.errors) ?? refusal.message
  if (words === undefined && fields.length > 0) return null
  return serverWordsOr(words === undefined ? undefined : withoutCardNumbers(words), 'card.failed')
}

/** The sentence for an order without a card form: there is no field to show an error under. */
export const pageProblem = ({ message, errors }: Pick<CallFailure, 'message' | 'errors'>): Message<CardTextKey> =>
  serverWordsOr(errorElsewhere(errors) ?? message ?? Object.values(errors ?? {})[0]?.[0], 'card.failed')

/**
 * Nobody can say whether the card was charged: no answer, a nonsensical one, or a server that broke down half way.
 * Such a payment must only be tried again as the same attempt (D15).
 */
export const outcomeIsUnknown = (failure: CallFailure): boolean =>
  !isServerRefusal(failure) || failure.kind === 'server'
