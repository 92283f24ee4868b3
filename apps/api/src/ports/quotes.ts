import type { Service } from '../platform/db/schema.ts'

export interface Quoted {
  priceTenths: number
  validUntil: Date
}

/** Promised prices. A quote is a signed promise, so it needs no storage. */
export interface Quotes {
  issue(userId: string, service: Service, priceTenths: number): Quoted & { quote: string }
  /** The promised price in tenths; null if the quote expired or belongs to another person or service. */
  read(userId: string, service: Service, quote: string): number | null
}
