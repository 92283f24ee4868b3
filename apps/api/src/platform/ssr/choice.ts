import type { FastifyRequest } from 'fastify'

export interface Choice {
  currency: string | null
  language: number | null
  /** Whether anyone has signed in on this browser before. */
  isReturning: boolean
}

/**
 * Read from the site's cookies. Malformed values are ignored; values that are not offered count as no choice, as in the
 * site itself.
 */
export function readChoice({ cookies }: Pick<FastifyRequest, 'cookies'>): Choice {
  const { currencyCode = '', languageId = '', mintage_customer: returning } = cookies
  return {
    currency: /^[A-Z]{3}$/.test(currencyCode) ? currencyCode : null,
    language: /^[1-9]\d{0,5}$/.test(languageId) ? Number(languageId) : null,
    isReturning: returning !== undefined,
  }
}
