import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { malformed } from './errors.ts'

const BYTE_ORDER_MARK = '\ufeff'

/**
 * Only JSON and forms are accepted. An empty JSON body counts as none, because some clients send the type without a
 * body. The raw text is kept for webhooks, because their signature covers the exact bytes.
 */
export async function acceptBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.decorateRequest('rawBody', '')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Only some parsers skip a byte order mark (RFC 8259, 8.1), so two of them could read one body differently.
    if (body.startsWith(BYTE_ORDER_MARK)) return done(malformed(), undefined)
    if (body.trim() === '') return done(null, undefined)
    request.rawBody = body
    return parseJson(request, body, done)
  })
  await app.register(multipart)
}
