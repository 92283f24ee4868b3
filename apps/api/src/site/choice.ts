import type { FastifyRequest } from 'fastify'

/** What a visitor has chosen to see the pages in. */
export interface Choice {
  currency: string | null
  language: number | null
}

/**
 * From the cookies that the site sets when somebody chooses. Anybody can send anything, so that only what could be a
 * currency or a language is taken; what is not offered is a new visitor's, as in the site itself.
 */
export function readChoice({ cookies }: Pick<FastifyRequest, 'cookies'>): Choice {
  const { currencyCode = '', languageId = '' } = cookies
  return {
    currency: /^[A-Z]{3}$/.test(currencyCode) ? currencyCode : null,
    language: /^[1-9]\d{0,5}$/.test(languageId) ? Number(languageId) : null,
  }
}
