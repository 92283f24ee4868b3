import { afterEach, expect, test } from 'vitest'
import { openBench } from './simulation/bench.ts'
import { replay, simulate } from './simulation/campaign.ts'
import { plant, plantedBugs } from './simulation/planted.ts'

type OpenBench = Awaited<ReturnType<typeof openBench>>

let bench: OpenBench | null = null
afterEach(() => bench?.close())

/** `npm run simulate` does the same for as long as one likes. */
test('the books hold through 10,000 steps of two servers, a gateway with faults, refunds, disputes and crashes', async () => {
  bench = await openBench()
  const { steps, failure } = await simulate(bench, { steps: 10_000, seed: 20 })
  expect(failure?.problems ?? []).toEqual([])
  expect(steps).toBeGreaterThanOrEqual(10_000)
}, 120_000)

test('a mistake is found, and a few events show it again', async () => {
  const bug = plantedBugs.find(({ name }) => name === 'debt forgotten') ?? expect.fail('nothing to plant')
  bench = await openBench(plant(bug))
  const { failure } = await simulate(bench, { steps: 50_000, seed: 1 })
  const { few } = failure ?? expect.fail('not found')
  expect(few.length).toBeLessThanOrEqual(10)
  const again = await replay(bench, few)
  expect(again.problems.join()).toMatch(/owes \d+ tenths and can spend \d+/)
}, 120_000)
