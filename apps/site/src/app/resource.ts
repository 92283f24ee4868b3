import { useSelector } from '@xstate/react'
import { useCallback, useState } from 'react'
import { type ActorRefFrom, createActor, fromPromise, type PromiseActorLogic } from 'xstate'

/** Data that a page reads and nobody writes: on its way, there, or missing with a way to ask again. */
export type Resource<T> =
  | { status: 'loading' }
  | { status: 'ready'; data: T }
  | { status: 'error'; error: unknown; retry: () => void }

type Loading<T> = ActorRefFrom<PromiseActorLogic<T, undefined>>

/** Answers kept for the life of a page, by key: a second look makes no second call (R327). A failure is not kept. */
export interface ResourceCache<T> {
  read(key: string, load: () => Promise<T>): Loading<T>
  drop(key: string): void
}

export function createResourceCache<T>(): ResourceCache<T> {
  const kept = new Map<string, Loading<T>>()
  return {
    read(key, load) {
      const before = kept.get(key)
      if (before && before.getSnapshot().status !== 'error') return before
      const actor = createActor(fromPromise<T, undefined>(load), { input: undefined })
      kept.set(key, actor)
      // Without a listener a failure would be reported as uncaught; whoever reads the resource shows it.
      actor.subscribe({ error: () => undefined })
      actor.start()
      return actor
    },
    drop: (key) => kept.delete(key),
  }
}

/** Reads a resource of a cache; reads again when the key changes. */
export function useResource<T>(cache: ResourceCache<T>, key: string, load: () => Promise<T>): Resource<T> {
  const [, setAttempt] = useState(0)
  const actor = cache.read(key, load)
  const retry = useCallback(() => {
    cache.drop(key)
    setAttempt((attempt) => attempt + 1)
  }, [cache, key])
  return useSelector(actor, (snapshot): Resource<T> => {
    if (snapshot.status === 'done') return { status: 'ready', data: snapshot.output }
    if (snapshot.status === 'error') return { status: 'error', error: snapshot.error, retry }
    return { status: 'loading' }
  })
}
