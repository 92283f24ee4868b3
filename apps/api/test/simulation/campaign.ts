import type { ShopEvent } from './events.ts'
import { createGenerator, createRandom } from './generate.ts'
import { type Bench, type Outcome, runEvents } from './run.ts'
import { shrink } from './shrink.ts'

/** A shop ends after so many steps, and the next one begins empty: so statements stay as fast as in the first. */
const STEPS_OF_A_SHOP = 20_000

export interface Campaign {
  steps: number
  events: number
  shops: number
  /** The first shop in which something does not hold; `problems` are those of its few events. */
  failure: { events: readonly ShopEvent[]; few: ShopEvent[]; problems: string[] } | null
}

/** Replays events, with nothing left to chance but the ids in the database. */
export function replay(bench: Bench, events: readonly ShopEvent[]): Promise<Outcome> {
  const rest = [...events]
  return runEvents(bench, () => rest.shift() ?? null)
}

/** Runs shops until the steps are used up or something does not hold, which is then shrunk. */
export async function simulate(
  bench: Bench,
  { steps, seed, onShop }: { steps: number; seed: number; onShop?: (campaign: Campaign) => void },
): Promise<Campaign> {
  const seeds = createRandom(seed)
  const campaign: Campaign = { steps: 0, events: 0, shops: 0, failure: null }
  while (campaign.steps < steps && campaign.failure === null) {
    const generate = createGenerator(createRandom(Math.floor(seeds() * 2 ** 32)))
    let id = 0
    const next = () => {
      id += 1
      return generate(id)
    }
    const outcome = await runEvents(bench, next, Math.min(STEPS_OF_A_SHOP, steps - campaign.steps))
    campaign.steps += outcome.steps
    campaign.events += outcome.events.length
    campaign.shops += 1
    if (outcome.problems.length > 0) {
      const few = await shrink(outcome.events, async (events) => (await replay(bench, events)).problems.length > 0)
      campaign.failure = { events: outcome.events, few, problems: (await replay(bench, few)).problems }
    }
    onShop?.(campaign)
  }
  return campaign
}
