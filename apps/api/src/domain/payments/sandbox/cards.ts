import type { FieldErrors } from '../../../errors.ts'
import type { Card, CardSummary } from '../../../ports/payment-gateway.ts'

export type SandboxBehaviour =
  | { kind: 'succeeded' }
  | { kind: 'declined'; message: string }
  | { kind: 'unavailable' }
  | { kind: 'challenge'; succeedsAfterCancel?: true }
  | { kind: 'pending'; becomes: 'succeeded' | 'failed' }

export const declinedText = 'Your card was declined. Try another card or contact your bank.'

/** README.md lists the same cards for people who try the site. */
const behaviours: Readonly<Record<string, SandboxBehaviour>> = {
  '4242424242424242': { kind: 'succeeded' },
  '5555555555554444': { kind: 'succeeded' },
  '4000000000000002': { kind: 'declined', message: declinedText },
  '4000000000009995': {
    kind: 'declined',
    message: 'Your card has insufficient funds. Try another card or a smaller pack.',
  },
  '4000000000000119': { kind: 'unavailable' },
  '4000002500003155': { kind: 'challenge' },
  '4000002500003189': { kind: 'challenge', succeedsAfterCancel: true },
  '4000000000003063': { kind: 'pending', becomes: 'succeeded' },
  '4000000000003089': { kind: 'pending', becomes: 'failed' },
}

export const behaviourOf = (number: string): SandboxBehaviour =>
  behaviours[number] ?? {
    kind: 'declined',
    message: 'This shop is in test mode and takes test cards only. Your card was not charged.',
  }

export const summariseCard = (card: Card): CardSummary => ({
  brand: card.number.startsWith('4') ? 'visa' : /^(5[1-5]|2[2-7])/.test(card.number) ? 'mastercard' : 'card',
  last4: card.number.slice(-4),
})

/** The check digit of ISO/IEC 7812-1. */
function hasCheckDigit(number: string): boolean {
  let sum = 0
  for (let place = 0; place < number.length; place += 1) {
    const digit = Number(number[number.length - 1 - place])
    const weighted = place % 2 === 1 ? digit * 2 : digit
    sum += weighted > 9 ? weighted - 9 : weighted
  }
  return sum % 10 === 0
}

/** A card is valid until the end of its month. */
const isPast = (month: number, year: number, now: Date): boolean => Date.UTC(year, month, 1) <= now.getTime()

/** The gateway's own field checks (D59); the browser checks the shape only. */
export function checkCard(card: Card, now: Date): FieldErrors | null {
  const errors: FieldErrors = {}
  if (!/^\d{16}$/.test(card.number)) errors.card_number = ['Card number must be 16 digits formatted']
  else if (!hasCheckDigit(card.number)) errors.card_number = ['This card number is not valid. Please check it.']

  const month = /^\d{1,2}$/.test(card.expiryMonth) ? Number(card.expiryMonth) : 0
  const year = /^(\d{2}|\d{4})$/.test(card.expiryYear) ? Number(card.expiryYear.padStart(4, '20')) : 0
  if (month < 1 || month > 12 || year === 0) errors.expiry_month = ['Invalid expiration date']
  else if (isPast(month, year, now)) errors.expiry_month = ['This card has expired. Please use another one.']

  if (!/^\d{3}$/.test(card.cvv)) errors.cvv = ['CVV must be exactly 3 digits']
  return Object.keys(errors).length > 0 ? errors : null
}
