import type { SimulatedGateway } from './gateway.ts'
import type { Statements } from './prepared-statements.ts'
import type { Scheduler } from './scheduler.ts'

/** What outlives the processes of the shop. */
export interface World {
  statements: Statements
  scheduler: Scheduler
  gateway: SimulatedGateway
  /** Ids of the customers, who each have a welcome bonus. */
  customers: readonly string[]
  /** What does not hold. */
  problems: string[]
}
