import type { ApiClient } from '@mintage/api-client'
import { failure, mock, type RequestHandler } from '@mintage/api-client/mocks'
import { expect, it } from 'vitest'
import { readPage } from '../routes/public/readStaticPage.ts'
import { recordedClient } from '../testing/recordedClient.ts'
import { FetchError } from './FetchError.ts'
import { readPacks } from './packs.ts'
import { createResource } from './resource.ts'

/** The error that is cached when the call for a page's data fails. */
async function errorOf(read: (client: ApiClient) => Promise<unknown>, handlers: RequestHandler) {
  const { client } = recordedClient(handlers)
  const resource = createResource(() => read(client))
  await expect.poll(() => resource.get().status).toBe('failed')
  const { error } = resource.get()
  return error instanceof FetchError ? error.sentence : error
}

const packs = (client: ApiClient) => readPacks(client, 'EUR')
const page = (client: ApiClient) => readPage(client, { id: 4 })
const pageBySlug = (client: ApiClient) => readPage(client, { slug: 'terms' })

it.each(['no packs at all', 7, { 1: 'Pocket' }])(
  'keeps an invalid response of packs (%j) as a failure (R367)',
  { tags: ['R367'] },
  async (payload) => {
    const answer = mock('get', '/packs', () => Response.json({ status: 'OK', payload }))
    expect(await errorOf(packs, answer)).toEqual({ key: 'packs.fetchFailed' })
  },
)

it('keeps a failed load of packs as a failure', async () => {
  expect(
    await errorOf(
      packs,
      mock('get', '/packs', () => Response.error()),
    ),
  ).toEqual({ key: 'packs.fetchFailed' })
})

it.each([
  ['by its id', page, mock('get', '/static-pages/{id}', () => Response.error())],
  ['by its slug', pageBySlug, mock('get', '/static-pages/by-slug/{slug}', () => Response.error())],
])('keeps a failed load of a page (%s) as a failure (R369)', async (_, read, handlers) => {
  expect(await errorOf(read, handlers)).toEqual({ key: 'page.fetchFailed' })
})

it('prefers the message of the server (R341)', async () => {
  const closed = mock('get', '/packs', ({ reply }) => reply(500, failure('The shop is closed.')))
  expect(await errorOf(packs, closed)).toEqual({ text: 'The shop is closed.' })
})
