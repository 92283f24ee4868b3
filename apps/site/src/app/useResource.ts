import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useState } from 'react'
import { useDependencies } from './DependenciesContext.tsx'
import type { ResourceCache } from './resource.ts'
import { readAgain } from './start-up.ts'

/** Data that a page reads and nobody writes: on its way, there, or missing with a way to ask again. */
export type Resource<T> =
  | { status: 'loading' }
  | { status: 'ready'; data: T }
  | { status: 'error'; error: unknown; retry: () => void }

/** Reads a resource of a cache; reads again when the key changes. */
export function useResource<T>(cache: ResourceCache<T>, key: string, load: () => Promise<T>): Resource<T> {
  const dependencies = useDependencies()
  const answers = cache.of(dependencies.client)
  const [, setAttempt] = useState(0)
  const actor = answers.read(key, load)
  const retry = useCallback(() => {
    answers.drop(key)
    setAttempt((attempt) => attempt + 1)
    readAgain(dependencies)
  }, [answers, key, dependencies])
  useEffect(() => () => answers.dropFailure(key), [answers, key])
  const outcome = useSelector(actor, ({ output }) => output)
  if (outcome === undefined) return { status: 'loading' }
  return outcome.ok ? { status: 'ready', data: outcome.data } : { status: 'error', error: outcome.error, retry }
}
