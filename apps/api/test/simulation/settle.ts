import { bookProblems } from './books.ts'
import type { Random } from './scheduler.ts'
import type { openShop } from './shop.ts'
import type { World } from './world.ts'

/** More steps than one request needs. */
const HANGS_AFTER = 5000
const MOST_ROUNDS = 6

/** Lets requests go on until at most so many are left. One that never ends is a problem. */
export async function drain({ scheduler, problems }: World, random: Random, most = 0): Promise<void> {
  const from = scheduler.steps()
  while (scheduler.running() > most && problems.length === 0) {
    if (!(await scheduler.step(random))) problems.push('a request waits for ever')
    else if (scheduler.steps() - from > HANGS_AFTER) problems.push('a request does not end')
  }
}

const hasUndelivered = ({ gateway }: World) => gateway.events.some(({ deliveries }) => deliveries === 0)

/** A refund of a disputed charge waits for the end of the dispute. */
function isUnderWay(world: World): boolean {
  const sql = `select
    (select count(*) from payment_attempts where outcome = 'superseded')
    + (select count(*) from refunds r where next_try_at is not null
        and not exists (select 1 from disputes d where d.attempt_id = r.attempt_id and d.status = 'open')) as open`
  const [row] = world.statements.query<{ open: number }>({ sql, parameters: [] }).rows
  return row?.open !== 0 || hasUndelivered(world)
}

/** Everything arrives, and the scheduled work is done as often as it is needed; then the books are compared. */
export async function settle(world: World, happen: ReturnType<typeof openShop>, random: Random): Promise<void> {
  const { gateway, problems } = world
  const event = { id: 0, steps: 0, seed: 0, server: 0 } as const
  gateway.trouble('unavailable', 0)
  gateway.land()
  await drain(world, random)
  for (let round = 0; problems.length === 0 && (round === 0 || isUnderWay(world)); round += 1) {
    if (round === MOST_ROUNDS) problems.push('the scheduled work does not come to an end')
    while (hasUndelivered(world) && problems.length === 0) {
      happen({ ...event, type: 'deliver', choice: 0, isAgain: false })
      await drain(world, random)
    }
    for (const job of ['interrupted', 'superseded', 'refunds'] as const) {
      happen({ ...event, type: 'clock', seconds: 61 })
      happen({ ...event, type: 'work', job })
      await drain(world, random)
    }
  }
  if (problems.length === 0) problems.push(...bookProblems(world))
}
