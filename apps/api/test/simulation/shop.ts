import { SECOND } from '../../src/platform/support/clock.ts'
import { handleGateway } from './at-the-gateway.ts'
import { handleBuying } from './buying.ts'
import type { EventOf, EventType, Handlers, ShopEvent } from './events.ts'
import { handleImages } from './images.ts'
import { jobs } from './jobs.ts'
import { createRequests } from './requests.ts'
import type { World } from './world.ts'

/** Two servers on one database. @returns a function that applies an event; its work then waits for its turns */
export function openShop(world: World): (event: ShopEvent) => void {
  const requests = createRequests(world)
  const handlers: Handlers = {
    ...handleBuying(world, requests),
    ...handleImages(world, requests),
    ...handleGateway(world, requests),
    repeat: ({ of, server }) => requests.repeat(of, server),
    work: ({ server, job }) => requests.run(server, job, jobs[job]),
    crash: ({ server }) => requests.crash(server),
    clock: ({ seconds }) => world.scheduler.advance(seconds * SECOND),
    settle: () => undefined,
  }
  function happen<T extends EventType>(event: EventOf<T>): void {
    handlers[event.type](event)
  }
  return happen
}
