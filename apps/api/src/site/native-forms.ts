import type { FastifyInstance } from 'fastify'
import { guestForms } from './client-routes.ts'

/**
 * Where the page's program does not run, a browser sends its forms by itself: the page is shown again, which says that it
 * needs JavaScript. What was typed is dropped unread.
 */
export async function answerNativeForms(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, undefined),
  )
  for (const path of guestForms) app.post(path, (request, reply) => reply.redirect(request.url, 303))
}
