import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { malformed } from './errors.ts'

const BYTE_ORDER_MARK = '\ufeff'

/**
 * JSON and forms are the only bodies that are read. An empty JSON body counts as none, since clients name the type
 * also where a call has no body. The text is stored for webhooks, whose signature is over the very bytes.
 */
export async function acceptBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.decorateRequest('rawBody', '')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Some parsers skip it and some do not (RFC 8259, 8.1): no two of them may read one body differently.
    if (body.startsWith(BYTE_ORDER_MARK)) return done(malformed(), undefined)
    if (body.trim() === '') return done(null, undefined)
    request.rawBody = body
    return parseJson(request, body, done)
  })
  await app.register(multipart)
}
