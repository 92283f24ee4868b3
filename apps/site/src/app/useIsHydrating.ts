import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** True on the server, and while the browser takes over what came from it: nothing may depend on this browser then. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
