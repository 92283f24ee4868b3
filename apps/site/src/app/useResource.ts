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

/** The resource of the key, its state, and a retry that also reads what the start could not. */
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
  // A page comes from the server with its data in it: until the browser has them too, it stays as it came. Also of data
  // that are there: React takes the promises of a component by their order, which must not change while it waits.
  if (useIsHydrating()) use(resource.settled())
  return { resource, state, retry }
}

/** Reads a resource of a cache; reads another when the key changes. */
export function useResource<T>(cache: ResourceCache<T>, key: string, load: Load<T>): ResourceState<T> {
  const { state, retry } = useCachedResource(cache, key, load)
  const { data, error, status } = state
  if (data !== undefined) return { status: 'ready', data }
  return status === 'failed' ? { status: 'error', error, retry } : { status: 'loading' }
}
