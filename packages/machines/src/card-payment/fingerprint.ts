import { fingerprint } from '../shared/fingerprint.ts'
import type { CardDetails } from './rules.ts'

/**
 * Tells one card from another: 32 bits of number, expiry and CVV, for the memory of one page. Millions of cards share
 * each value, so that none can be worked out of it.
 */
export const fingerprintOf = ({ cardNumber, expiryMonth, expiryYear, cvv }: CardDetails): number =>
  fingerprint([cardNumber, expiryMonth, expiryYear, cvv].join('/'))
