import { use, useEffect, useSyncExternalStore } from 'react'
import { useDependencies } from './DependenciesContext.tsx'
import type { Load, ResourceCache } from './resource.ts'
import { readAgain } from './start-up.ts'
import { useIsHydrating } from './useIsHydrating.ts'

/** Read-only data of a page: loading, ready, or failed with a retry. */
export type ResourceState<T> =
  | { status: 'loading' }
  | { status: 'ready'; data: T }
  | { status: 'error'; error: unknown; retry: () => void }

/** Returns the resource of the key, its state, and a retry that also reloads failed data of the start. */
export function useCachedResource<T>(cache: ResourceCache<T>, key: string, load: Load<T>) {
  const dependencies = useDependencies()
  const resources = cache.of(dependencies)
  const resource = resources.of(key, load)
  const { isPersonal } = cache
  useEffect(() => {
    if (isPersonal) resource.refresh()
    return () => resources.removeFailure(key)
  }, [resource, resources, key, isPersonal])
  const retry = () => {
    resource.refresh()
    readAgain(dependencies)
  }
  const state = useSyncExternalStore(resource.subscribe, resource.get, resource.get)
  // A rendered page keeps its markup until the browser has the data. Call `use` even when data is present: the order of
  // promises must not change between renders.
  if (useIsHydrating()) use(resource.settled())
  return { resource, state, retry }
}

/** Reads a resource of a cache, and another one when the key changes. */
export function useResource<T>(cache: ResourceCache<T>, key: string, load: Load<T>): ResourceState<T> {
  const { state, retry } = useCachedResource(cache, key, load)
  const { data, error, status } = state
  if (data !== undefined) return { status: 'ready', data }
  return status === 'failed' ? { status: 'error', error, retry } : { status: 'loading' }
}
