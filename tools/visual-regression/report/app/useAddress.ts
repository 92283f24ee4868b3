import { useMemo, useSyncExternalStore } from 'react'
import { type Address, formatAddress, parseAddress } from './address.ts'

const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('hashchange', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('hashchange', listener)
  }
}

export interface Navigation {
  address: Address
  /** Somewhere else: the browser's way back leads here again. */
  go: (changes: Partial<Address>) => void
  /** The same place, seen otherwise. */
  adjust: (changes: Partial<Address>) => void
  hrefTo: (changes: Partial<Address>) => string
}

/** The state of the page, held by its address. */
export function useAddress(): Navigation {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash)
  return useMemo(() => {
    const address = parseAddress(hash)
    const hrefTo = (changes: Partial<Address>) => formatAddress({ ...address, ...changes })
    return {
      address,
      hrefTo,
      go: (changes) => {
        window.location.hash = hrefTo(changes)
      },
      adjust: (changes) => {
        window.history.replaceState(null, '', hrefTo(changes))
        tell()
      },
    }
  }, [hash])
}
