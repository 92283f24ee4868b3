import type { FastifyError, FastifyInstance } from 'fastify'
import type { DomainError } from '../../errors.ts'
import { handleError } from '../http/error-handler.ts'
import { ApiError, forbidden, tooLarge, unsupportedType } from '../http/errors.ts'
import { nativeForms } from './client-routes.ts'
import type { ServedSite } from './serve.ts'

/** The longest message to support has 5000 characters, each of which can take 12 bytes when it is percent-encoded. */
const MAX_BYTES = 64 * 1024

/** Reads `application/x-www-form-urlencoded`; of fields with one name the first counts. */
export const fieldsOf = (body: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...new URLSearchParams(body)].reverse())

/** Replaces messages about API calls by messages about forms. */
function inWordsOfForms(error: FastifyError | ApiError | DomainError): FastifyError | ApiError | DomainError {
  if (error instanceof ApiError && error.details.code === 'foreign_origin')
    return forbidden('This form came from another site, so nothing was sent. Please fill it in on our page.')
  if ('code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return tooLarge('This form is longer than we can read. Please go back and shorten it.')
  if ('code' in error && error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return unsupportedType('This form could not be read. Please go back and send it again.')
  return error
}

/** The sentence of an error, because a browser shows this answer as a page. */
const sentenceOf = (payload: unknown): string => `${JSON.parse(String(payload)).message}\n`

/** Without the program a browser sends forms itself: the answer is a page (docs/decisions/newcomers.md). */
export const answerNativeForms =
  ({ post }: Pick<ServedSite, 'post'>) =>
  async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_request, body, done) => done(null, fieldsOf(String(body))),
    )
    app.setErrorHandler((error: FastifyError | ApiError | DomainError, request, reply) =>
      handleError(inWordsOfForms(error), request, reply),
    )
    app.addHook('onSend', async (_request, reply, payload) => {
      // The page holds what the person typed.
      reply.header('cache-control', 'no-store').removeHeader('etag')
      if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload
      reply.type('text/plain; charset=utf-8')
      return sentenceOf(payload)
    })
    for (const path of nativeForms) app.post(path, { bodyLimit: MAX_BYTES }, post)
  }
