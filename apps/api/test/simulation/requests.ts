import { isDeepStrictEqual } from 'node:util'
import { DomainError } from '../../src/errors.ts'
import { StoredAnswer } from '../../src/platform/db/idempotency.ts'
import { after, DAY } from '../../src/platform/support/clock.ts'
import type { Dependencies } from '../../src/ports/dependencies.ts'
import type { Server } from './events.ts'
import { AnswerLost } from './gateway.ts'
import { startProcess } from './process.ts'
import type { World } from './world.ts'

type Work = (dependencies: Dependencies) => Promise<void>

/** The two servers, and the requests that customers send to them. */
export function createRequests(world: World) {
  const { scheduler, problems } = world
  let started = 0
  const start = () => {
    started += 1
    return startProcess(`server-${started}`, world)
  }
  const servers = { 0: start(), 1: start() }
  const sent = new Map<number, { begun: Date; work: (server: Server) => void }>()
  const answers = new Map<number, unknown>()

  function run(server: Server, name: string, work: Work): void {
    const { process, dependencies } = servers[server]
    scheduler.start(
      process,
      name,
      () => work(dependencies),
      ({ state, error }) => {
        if (state !== 'failed' || error instanceof DomainError || error instanceof AnswerLost) return
        problems.push(`${name} failed: ${error instanceof Error ? error.message : String(error)}`)
      },
    )
  }

  return {
    run,

    /** A request that `repeat` sends again. */
    send(id: number, server: Server, name: string, work: Work): void {
      const again = (other: Server) => run(other, name, work)
      sent.set(id, { begun: scheduler.clock.now(), work: again })
      again(server)
    },

    repeat(id: number, server: Server): void {
      sent.get(id)?.work(server)
    },

    /** The first answer to a key is the answer to each request with it, for a day from the first request. */
    remember(id: number, answer: unknown): void {
      const body = answer instanceof StoredAnswer ? answer.body : answer
      const first = answers.get(id)
      const isKept = scheduler.clock.now() < after(sent.get(id)?.begun ?? new Date(0), DAY)
      if (first === undefined) answers.set(id, body)
      else if (isKept && !isDeepStrictEqual(first, body)) problems.push(`the key of event ${id} got two answers`)
    },

    /** Ends a server as by `kill -9`, and starts another one. */
    crash(server: Server): void {
      scheduler.crash(servers[server].process)
      servers[server] = start()
    },
  }
}

export type Requests = ReturnType<typeof createRequests>
