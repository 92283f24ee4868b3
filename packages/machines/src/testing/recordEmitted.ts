import type { ActorRef, EventObject, Snapshot } from 'xstate'

/** Collects what an actor emits, in order. Attach before `start`. */
export const recordEmitted = <Emitted extends EventObject>(
  actor: Pick<ActorRef<Snapshot<unknown>, EventObject, Emitted>, 'on'>,
): Emitted[] => {
  const emitted: Emitted[] = []
  actor.on('*', (event) => {
    emitted.push(event)
  })
  return emitted
}
