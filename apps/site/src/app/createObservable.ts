import { createActor, fromTransition } from 'xstate'

/** A value that outlives the components that show it: for useSyncExternalStore, with `get` as the snapshot. */
export function createObservable<T>(initial: T) {
  const logic = fromTransition((_: T, { value }: { type: 'changed'; value: T }) => value, initial)
  const actor = createActor(logic).start()
  return {
    get: () => actor.getSnapshot().context,
    set: (value: T) => actor.send({ type: 'changed', value }),
    subscribe: (listener: () => void) => {
      const subscription = actor.subscribe(listener)
      return () => subscription.unsubscribe()
    },
  }
}
