import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Before the gateway, or after it. */
export type ChargeStage = 'requested' | 'charged'

/** Runs in the server: reports the stage of each charge and waits for the test's command. */
export function deferCharges(server: NodeJS.Process) {
  const deferred: Record<ChargeStage, (() => void)[]> = { requested: [], charged: [] }
  server.on('message', (stage: ChargeStage) => deferred[stage].shift()?.())
  return (stage: ChargeStage) =>
    new Promise<void>((resolve) => {
      deferred[stage].push(resolve)
      server.send?.({ stage })
    })
}

/** Runs in the test: releases the charges of a server process. */
export function chargesOf(server: ChildProcess) {
  const reached: Record<ChargeStage, number> = { requested: 0, charged: 0 }
  server.on('message', ({ stage }: { stage: ChargeStage }) => {
    reached[stage] += 1
  })
  return {
    /** Waits until this many charges since the start have reached the stage. */
    async reach(stage: ChargeStage, count: number) {
      while (reached[stage] < count) await once(server, 'message')
    },
    /** Releases the charge that has waited longest at the stage. */
    release: (stage: ChargeStage) => void server.send(stage),
  }
}
