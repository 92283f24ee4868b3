import { authState, hasLoggedOut } from '@mintage/machines/auth'
import type { Profile } from '@mintage/machines/shared'
import { paymentMethodOf } from '@mintage/machines/start-up'
import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { Services } from './services.ts'

export const ServicesContext = createContext<Services | null>(null)

export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (services === null) throw new Error('ServicesContext has no value here')
  return services
}

export const useIsSignedIn = (): boolean =>
  useSelector(useServices().session, (snapshot) => authState(snapshot).isAuthenticated)

export const useHasLoggedOut = (): boolean => useSelector(useServices().session, hasLoggedOut)

/** The profile last read, or null while there is none. */
export const useProfile = (): Profile | null => useSelector(useServices().session, ({ context }) => context.profile)

export const useCurrency = () => useSelector(useServices().currency, ({ context }) => context.chosen)

export const useSettings = () => useSelector(useServices().startUp, ({ context }) => context.settings)

export const useStaticPages = () => useSelector(useServices().startUp, ({ context }) => context.pages)

export const usePaymentMethod = () => paymentMethodOf(useSettings())
