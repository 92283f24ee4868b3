import { fingerprint } from '../shared/fingerprint.ts'
import type { CardDetails } from './rules.ts'

/**
 * Distinguishes cards by 32 bits of number, expiry and CVV, in the memory of one page. Millions of cards share each
 * value, so the card cannot be computed from it.
 */
export const fingerprintOf = ({ cardNumber, expiryMonth, expiryYear, cvv }: CardDetails): number =>
  fingerprint([cardNumber, expiryMonth, expiryYear, cvv].join('/'))
