import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** On its way to the gateway, or on its way back. */
export type ChargeStage = 'asked' | 'charged'

/** In the server: says where each charge is, and waits there for the word of the test. */
export function holdCharges(server: NodeJS.Process) {
  const held: Record<ChargeStage, (() => void)[]> = { asked: [], charged: [] }
  server.on('message', (stage: ChargeStage) => held[stage].shift()?.())
  return (stage: ChargeStage) =>
    new Promise<void>((resolve) => {
      held[stage].push(resolve)
      server.send?.({ stage })
    })
}

/** In the test: what the charges of a server process wait for. */
export function chargesOf(server: ChildProcess) {
  const reached: Record<ChargeStage, number> = { asked: 0, charged: 0 }
  server.on('message', ({ stage }: { stage: ChargeStage }) => {
    reached[stage] += 1
  })
  return {
    /** So many since the process began have come there. */
    async reach(stage: ChargeStage, count: number) {
      while (reached[stage] < count) await once(server, 'message')
    },
    /** Lets the one go on that has waited there for longest. */
    release: (stage: ChargeStage) => void server.send(stage),
  }
}
