import { authState, hasLoggedOut, isProfileAwaited } from '@mintage/machines/auth'
import type { Profile } from '@mintage/machines/shared'
import { paymentMethodOf } from '@mintage/machines/start-up'
import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { Dependencies } from './dependencies.ts'
import { useIsHydrating } from './useIsHydrating.ts'

export const DependenciesContext = createContext<Dependencies | null>(null)

export function useDependencies(): Dependencies {
  const dependencies = useContext(DependenciesContext)
  if (dependencies === null) throw new Error('DependenciesContext has no value here')
  return dependencies
}

/** A rendered page is treated as a guest's until hydration is done. */
export function useIsSignedIn(): boolean {
  const isHydrating = useIsHydrating()
  return useSelector(useDependencies().session, (snapshot) => authState(snapshot).isAuthenticated) && !isHydrating
}

/** Whether the session check has finished. */
export function useIsSessionKnown(): boolean {
  const isHydrating = useIsHydrating()
  return useSelector(useDependencies().session, (snapshot) => authState(snapshot).authCheckedOnce) && !isHydrating
}

export const useHasLoggedOut = (): boolean => useSelector(useDependencies().session, hasLoggedOut)

/** Whether the first reading of the profile is under way. */
export const useIsProfileAwaited = (): boolean => useSelector(useDependencies().session, isProfileAwaited)

/** Null until the profile is loaded. */
export const useProfile = (): Profile | null => useSelector(useDependencies().session, ({ context }) => context.profile)

export const useCurrency = () => useSelector(useDependencies().currency, ({ context }) => context.chosen)

export const useSettings = () => useSelector(useDependencies().startUp, ({ context }) => context.settings)

export const useCountries = () => useSelector(useDependencies().startUp, ({ context }) => context.countries)

export const useStaticPages = () => useSelector(useDependencies().startUp, ({ context }) => context.pages)

export const usePaymentMethod = () => paymentMethodOf(useSettings())
