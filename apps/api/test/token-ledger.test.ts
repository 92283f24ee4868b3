import { afterEach, beforeEach, expect, test } from 'vitest'
import { startServer, type TestServer } from './support/server.ts'
import { balanceOf, newMember } from './support/shopping.ts'
import type { Visitor } from './support/visitor.ts'

let server: TestServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.close())

const ask = async (visitor: Visitor, count: number) => {
  const body = { prompt: 'The sea at dawn', style: 'none', size: '1024x1024', count }
  return (await visitor.call('generateImages', { body })).answer.payload.id
}

/** A person's tokens: spendable, held, and the last entry. */
async function ledgerOf(visitor: Visitor) {
  const { payload, held } = (await visitor.call('getTokenLedger', { query: { limit: 1 } })).answer
  const last = payload.map(({ kind, tokens, held, balance_after, request_id }) => ({
    kind,
    tokens,
    held,
    balance_after,
    request_id,
  }))
  return { balance: await balanceOf(visitor), held, last: last[0] }
}

test('shows the spendable and the held tokens of all open work, and the last entry', async () => {
  const { engines } = server
  engines.hold()
  const ada = await newMember(server)
  const begun = { kind: 'welcome_bonus', tokens: 10, held: 0, balance_after: 10, request_id: null }
  expect(await ledgerOf(ada)).toEqual({ balance: 10, held: 0, last: begun })

  const two = await ask(ada, 2)
  const setAside = { kind: 'hold', tokens: -2, held: 2, balance_after: 8, request_id: two }
  expect(await ledgerOf(ada)).toEqual({ balance: 8, held: 2, last: setAside })

  const three = await ask(ada, 3)
  const more = { kind: 'hold', tokens: -3, held: 3, balance_after: 5, request_id: three }
  expect(await ledgerOf(ada)).toEqual({ balance: 5, held: 5, last: more })

  // One image is delivered and spent: the spendable balance does not change.
  ;(await engines.nextWaiting()).finish()
  const spent = { kind: 'capture', tokens: 0, held: -1, balance_after: 5, request_id: two }
  await expect.poll(() => ledgerOf(ada)).toEqual({ balance: 5, held: 4, last: spent })

  // The other image fails and is released.
  ;(await engines.nextWaiting()).fail(new Error('out of ink'))
  const back = { kind: 'release', tokens: 1, held: -1, balance_after: 6, request_id: two }
  await expect.poll(() => ledgerOf(ada)).toEqual({ balance: 6, held: 3, last: back })

  // Its images are released one by one.
  await ada.call('cancelImageRequest', { path: { id: three } })
  const cancelled = { kind: 'release', tokens: 1, held: -1, balance_after: 9, request_id: three }
  await expect.poll(() => ledgerOf(ada)).toEqual({ balance: 9, held: 0, last: cancelled })
})

test('shows no held tokens of other people', async () => {
  server.engines.hold()
  const ada = await newMember(server)
  const grace = await newMember(server)
  await ask(ada, 4)
  expect(await ledgerOf(ada)).toMatchObject({ balance: 6, held: 4 })
  expect(await ledgerOf(grace)).toMatchObject({ balance: 10, held: 0, last: { kind: 'welcome_bonus' } })
})
