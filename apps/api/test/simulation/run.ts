import { randomUUID } from 'node:crypto'
import { ledgerProblems, WELCOME_BONUS } from './books.ts'
import type { ShopEvent } from './events.ts'
import { createGateway } from './gateway.ts'
import { CUSTOMERS, createRandom } from './generate.ts'
import type { Statements } from './prepared-statements.ts'
import { createScheduler } from './scheduler.ts'
import { drain, settle } from './settle.ts'
import { openShop } from './shop.ts'
import type { World } from './world.ts'

/** Requests that run at once. */
const MOST_REQUESTS = 8
/** Events between two looks at the ledger. */
const LOOK_EVERY = 25
/** The server ends a request after five minutes, so none waits while the clock moves by more. */
const LONG = 100

export interface Outcome {
  events: ShopEvent[]
  steps: number
  /** What does not hold; empty if everything does. */
  problems: string[]
}

export interface Bench {
  statements: Statements
  /** Empties the shop. */
  reset(): void
}

function signUp(statements: Statements): string[] {
  const query = (sql: string, parameters: unknown[]) => statements.query({ sql, parameters })
  return Array.from({ length: CUSTOMERS }, (_, index) => {
    const [id, email] = [randomUUID(), `customer-${index}@example.com`]
    query(
      `insert into users (id, email, email_key, name, surname, password_hash) values ($1, $2, $2, 'Ada', 'Coyne', '')`,
      [id, email],
    )
    query('select ledger_open($1::uuid)', [id])
    query(`select ledger_move($1, 'bonus', $2::uuid, $3::bigint, null, 'Welcome')`, [`bonus:${id}`, id, WELCOME_BONUS])
    return id
  })
}

/**
 * Runs events from `next` until it returns null, something does not hold, or the steps are used up. The end settles
 * everything, so a short list of events shows a fault too.
 */
export async function runEvents(
  { statements, reset }: Bench,
  next: () => ShopEvent | null,
  mostSteps = Number.POSITIVE_INFINITY,
): Promise<Outcome> {
  reset()
  const scheduler = createScheduler(() => statements.run('rollback'))
  const gateway = createGateway(scheduler)
  const world: World = { statements, scheduler, gateway, customers: signUp(statements), problems: [] }
  const { problems } = world
  const happen = openShop(world)
  const events: ShopEvent[] = []

  const giveBack = scheduler.takeIntervals()
  try {
    for (let event = next(); event !== null && scheduler.steps() < mostSteps; event = next()) {
      events.push(event)
      const random = createRandom(event.seed)
      if (event.type === 'clock' && event.seconds > LONG) await drain(world, random)
      if (event.type === 'settle') await settle(world, happen, random)
      else happen(event)
      for (let step = 0; step < event.steps; step += 1) if (!(await scheduler.step(random))) break
      await drain(world, random, MOST_REQUESTS)
      if (events.length % LOOK_EVERY === 0) problems.push(...ledgerProblems(statements))
      if (problems.length > 0) break
    }
    if (problems.length === 0) await settle(world, happen, createRandom(1))
  } finally {
    giveBack()
    statements.run('rollback')
  }
  return { events, steps: scheduler.steps(), problems }
}
