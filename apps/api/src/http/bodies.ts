import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'

/**
 * JSON and forms are the only bodies that are read. An empty JSON body counts as none, since clients name the type
 * also where a call has no body. The text is kept for webhooks, whose signature is over the very bytes.
 */
export async function acceptBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.decorateRequest('rawBody', '')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') return done(null, undefined)
    request.rawBody = body
    return parseJson(request, body, done)
  })
  await app.register(multipart)
}
