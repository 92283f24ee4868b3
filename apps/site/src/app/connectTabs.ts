import { isProtected } from '../paths.ts'
import type { Dependencies } from './dependencies.ts'
import { sessionExpired, storageKeys } from './storage.ts'

/** Receives what another tab did. */
type Listeners = { readonly [Name in 'session' | 'currency' | 'language']: Pick<Dependencies[Name], 'send'> }

/**
 * What another tab of this browser did, heard through what it stored: one browser is one person with one currency and
 * one language. Nothing that came by storage is believed: a session is checked, a choice has to be on the list.
 */
export function connectTabs({ session, currency, language }: Listeners) {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === storageKeys.session && newValue === sessionExpired) {
      session.send({ type: 'session.rejected', onProtectedRoute: isProtected(window.location.pathname) })
      return
    }
    // Without a key, everything was cleared at once.
    if (key === null || key === storageKeys.session) {
      session.send({ type: newValue === null ? 'session.endedElsewhere' : 'session.begunElsewhere' })
    }
    if (key === storageKeys.currencyCode && newValue !== null)
      currency.send({ type: 'currency.picked', code: newValue })
    if (key === storageKeys.languageId && newValue !== null)
      language.send({ type: 'language.picked', id: Number(newValue) })
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
