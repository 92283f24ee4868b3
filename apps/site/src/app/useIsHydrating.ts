import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** True on the server and during hydration, when nothing may depend on this browser. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
