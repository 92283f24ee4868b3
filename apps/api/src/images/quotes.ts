import { createHmac } from 'node:crypto'
import type { Service } from '../db/schema.ts'
import { after, type Clock, MINUTE } from '../support/clock.ts'
import { equalSecrets } from '../support/secrets.ts'

const VALID_FOR = 10 * MINUTE

interface Quoted {
  priceTenths: number
  validUntil: Date
}

/** Promised prices. A quote is a signed promise, so it needs no storage. */
export interface Quotes {
  issue(userId: string, service: Service, priceTenths: number): Quoted & { quote: string }
  /** The promised price in tenths; null if the quote expired or belongs to another person or service. */
  read(userId: string, service: Service, quote: string): number | null
}

function parse(text: string): Quoted | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    if (!Array.isArray(value)) return null
    const [priceTenths, until]: unknown[] = value
    return typeof priceTenths === 'number' && typeof until === 'number'
      ? { priceTenths, validUntil: new Date(until) }
      : null
  } catch {
    return null
  }
}

export function createQuotes(secret: string, clock: Clock): Quotes {
  const sign = (userId: string, service: Service, promise: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['quote', userId, service, promise]))
      .digest('base64url')
  return {
    issue(userId, service, priceTenths) {
      const validUntil = after(clock.now(), VALID_FOR)
      const promise = Buffer.from(JSON.stringify([priceTenths, validUntil.getTime()])).toString('base64url')
      return { priceTenths, validUntil, quote: `${promise}.${sign(userId, service, promise)}` }
    },
    read(userId, service, quote) {
      const [promise = '', signature = ''] = quote.split('.')
      if (!equalSecrets(signature, sign(userId, service, promise))) return null
      const quoted = parse(promise)
      return quoted && clock.now() < quoted.validUntil ? quoted.priceTenths : null
    },
  }
}
