import { createHmac } from 'node:crypto'
import type { Service } from '../../platform/db/schema.ts'
import { after, type Clock, MINUTE } from '../../platform/support/clock.ts'
import { equalSecrets } from '../../platform/support/secrets.ts'
import type { Quoted, Quotes } from '../../ports/quotes.ts'

const VALID_FOR = 10 * MINUTE

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
