import { expect, it } from 'vitest'
import { recordedClient } from '../testing/recordedClient.ts'
import { readPacks, readTiers } from './packs.ts'

it('requests packs and token prices in the chosen currency', async () => {
  const { client, sent } = recordedClient()
  const packs = await readPacks(client, 'USD')
  const tiers = await readTiers(client, 'USD')
  expect(sent.map(({ call }) => call)).toEqual(['GET /packs?currency=USD', 'GET /token-pricing?currency=USD'])
  expect(packs.map(({ title }) => title)).not.toEqual([])
  expect(tiers[0]).toMatchObject({ min: expect.any(Number), price: expect.any(Number) })
})
