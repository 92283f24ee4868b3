import type { ApiClient } from '@mintage/api-client'
import { failure, mock, type RequestHandler } from '@mintage/api-client/mocks'
import { expect, it } from 'vitest'
import { recordedClient } from '../../testing/recordedClient.ts'
import { readPage } from './readStaticPage.ts'

const byId = (client: ApiClient) => readPage(client, { id: 4 })
const bySlug = (client: ApiClient) => readPage(client, { slug: 'terms of use' })

it('requests a page by its id or by the slug of its address (R036)', async () => {
  const { client, sent } = recordedClient()
  await Promise.allSettled([byId(client), bySlug(client)])
  expect(sent.map(({ call }) => call.split('?')[0])).toEqual([
    'GET /static-pages/4',
    'GET /static-pages/by-slug/terms%20of%20use',
  ])
})

const refused = failure('Down')
const refusals: readonly [string, typeof byId, RequestHandler][] = [
  ['by its id', byId, mock('get', '/static-pages/{id}', ({ reply }) => reply(500, refused))],
  ['by its slug', bySlug, mock('get', '/static-pages/by-slug/{slug}', ({ reply }) => reply(500, refused))],
]

it.each(refusals)('shows an unreadable page (%s) in place only, without a toast (D37)', async (_, read, handlers) => {
  const { client, consequences } = recordedClient(handlers)
  await expect(read(client)).rejects.toMatchObject({ sentence: { text: 'Down' } })
  expect(consequences).toEqual(['nothing'])
})
