import { failure, ok } from '../builders/envelope.ts'
import { makeStaticPage, makeStaticPages } from '../builders/pages.ts'
import { mock } from '../mock.ts'

/** The three pages of makeStaticPages exist; any other one is not found. */
export const pagesHandlers = () => [
  mock('get', '/static-pages', ({ reply }) => reply(200, ok(makeStaticPages()))),
  mock('get', '/static-pages/by-slug/{slug}', ({ params, reply }) => {
    const found = makeStaticPages().find((page) => page.slug === params.slug)
    return found ? reply(200, ok(makeStaticPage(found))) : reply(404, failure('Not found.'))
  }),
  mock('get', '/static-pages/{id}', ({ params, reply }) => {
    const found = makeStaticPages().find((page) => String(page.id) === params.id)
    return found ? reply(200, ok(makeStaticPage(found))) : reply(404, failure('Not found.'))
  }),
  mock('post', '/contact-us', ({ reply }) => reply(200, { status: 'OK', message: 'Message sent successfully' })),
]
