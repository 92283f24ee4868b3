import type { Middleware } from 'openapi-fetch'
import { isRecord } from './isRecord.ts'
import { MultipartBody } from './multipart.ts'
import { readOptOuts } from './optOut.ts'

/** Calls that go without common fields by themselves (D45); the contract marks them `x-opts-out`. None has a body. */
export const optedOutPaths: readonly string[] = ['/is-auth', '/logout', '/languages', '/localizations']

/** The currency of calls before the person's is known (D45). */
const fallbackCurrency = 'EUR'

export interface CommonFieldSources {
  /** The code of the display currency. */
  getCurrency: () => string | null | undefined
  /** The id of the interface language; without one no lang_id is sent. */
  getLanguageId: () => number | null | undefined
}

/**
 * Adds `currency` and `lang_id`: to the query of a GET, to the body of a POST, PUT or PATCH, as form fields when that
 * is multipart. A value that the caller gave stays.
 *
 * Bodies are completed before they are serialised, by the serialiser, so that an upload is not read twice; the
 * middleware sees to queries, and to writes that have no body of their own.
 */
export const commonFields = ({ getCurrency, getLanguageId }: CommonFieldSources) => {
  const complete = (given: object): Record<string, unknown> => {
    const fields: Record<string, unknown> = { ...given }
    fields.currency ??= getCurrency() || fallbackCurrency
    fields.lang_id ??= getLanguageId() ?? undefined
    return fields
  }

  const bodySerializer = (body: unknown, headers?: unknown) => {
    const optedOut = headers instanceof Headers && readOptOuts(headers).includes('commonFields')
    if (body instanceof MultipartBody) return optedOut ? body : new MultipartBody(complete(body.fields))
    return JSON.stringify(optedOut || !isRecord(body) ? body : complete(body))
  }

  const middleware: Middleware = {
    onRequest({ request, schemaPath }) {
      if (optedOutPaths.includes(schemaPath) || readOptOuts(request.headers).includes('commonFields')) return undefined
      if (request.method === 'GET') {
        const url = new URL(request.url)
        for (const [name, value] of Object.entries(complete({}))) {
          if (value !== undefined && !url.searchParams.has(name)) url.searchParams.set(name, String(value))
        }
        return new Request(url, request)
      }
      // Not every browser supports `request.body`, but every request with a body has a Content-Type.
      if (request.method === 'DELETE' || request.headers.has('Content-Type')) return undefined
      request.headers.set('Content-Type', 'application/json')
      return new Request(request, { body: JSON.stringify(complete({})) })
    },
  }

  return { bodySerializer, middleware }
}
