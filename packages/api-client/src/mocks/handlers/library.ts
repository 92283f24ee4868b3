import { ok, page } from '../builders/envelope.ts'
import { makePng, makeProject } from '../builders/images.ts'
import { mock } from '../mock.ts'

export const libraryHandlers = () => [
  mock('get', '/projects', ({ reply }) => reply(200, page([makeProject()]))),
  mock('delete', '/projects/{id}', ({ params, reply }) =>
    reply(200, ok({ id: params.id, restorable_until: '2026-11-20T09:42:00Z' })),
  ),
  mock('post', '/projects/{id}/restore', ({ params, reply }) => reply(200, ok(makeProject({ id: params.id })))),
  mock('put', '/projects/{id}/cutout', ({ params, reply }) =>
    reply(200, ok(makeProject({ id: params.id, service: 'remove_background' }))),
  ),
  mock('delete', '/projects/{id}/cutout', ({ params, reply }) =>
    reply(200, ok(makeProject({ id: params.id, service: 'remove_background' }))),
  ),
  mock('get', '/projects/{id}/file', ({ reply }) => reply(200, makePng())),
]
