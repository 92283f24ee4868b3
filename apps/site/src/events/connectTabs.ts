import type { Dependencies } from '../app/dependencies.ts'
import { sessionExpired, storageKeys } from '../app/storage.ts'
import { isProtected } from '../paths.ts'

/** One listener for each kind of change in another tab. */
type Listeners = { readonly [Name in 'session' | 'currency' | 'language']: Pick<Dependencies[Name], 'send'> }

/**
 * Follows changes that another tab made to local storage. Stored values are validated: the session is checked with the
 * server, and a currency or language must be in its list.
 */
export function connectTabs({ session, currency, language }: Listeners, options?: AddEventListenerOptions): void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === storageKeys.session && newValue === sessionExpired) {
      session.send({ type: 'session.rejected', onProtectedRoute: isProtected(window.location.pathname) })
      return
    }
    // A null key means that all of the storage was cleared.
    if (key === null || key === storageKeys.session) {
      session.send({ type: newValue === null ? 'session.endedElsewhere' : 'session.begunElsewhere' })
    }
    if (key === storageKeys.currencyCode && newValue !== null)
      currency.send({ type: 'currency.picked', code: newValue })
    if (key === storageKeys.languageId && newValue !== null)
      language.send({ type: 'language.picked', id: Number(newValue) })
  }
  window.addEventListener('storage', onStorage, options)
}
