import type { FastifyInstance } from 'fastify'
import { guestForms } from './client-routes.ts'

/**
 * Without JavaScript a browser submits forms itself: the page is shown again with a notice that it needs JavaScript.
 * The submitted data is dropped unread.
 */
export async function answerNativeForms(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, undefined),
  )
  for (const path of guestForms) app.post(path, (request, reply) => reply.redirect(request.url, 303))
}
