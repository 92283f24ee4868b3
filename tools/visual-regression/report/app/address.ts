import { useMemo, useSyncExternalStore } from 'react'

export const views = ['all', 'before', 'after', 'difference'] as const
/** All pictures of an item beside each other, or one of them in its own size. */
export type View = (typeof views)[number]

/** What the page shows. All of it stands in the part of the address after `#`, so that a link shows the same. */
export interface Address {
  /** Words to filter by. */
  text: string
  group: string | null
  item: string | null
  view: View
}

export function parseAddress(hash: string): Address {
  const fields = new URLSearchParams(hash.replace(/^#/, ''))
  return {
    text: fields.get('text') ?? '',
    group: fields.get('group') || null,
    item: fields.get('item') || null,
    view: views.find((view) => view === fields.get('view')) ?? 'all',
  }
}

export function formatAddress({ text, group, item, view }: Address): string {
  const fields = new URLSearchParams()
  if (group !== null) fields.set('group', group)
  if (item !== null) fields.set('item', item)
  if (text !== '') fields.set('text', text)
  if (view !== 'all') fields.set('view', view)
  return `#${fields}`
}

export interface Navigation {
  address: Address
  hrefTo: (changes: Partial<Address>) => string
  /** Leaves no entry in the history: the browser's Back skips it. */
  replace: (changes: Partial<Address>) => void
}

function subscribe(listener: () => void) {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

export function useAddress(): Navigation {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash)
  return useMemo(() => {
    const address = parseAddress(hash)
    const hrefTo = (changes: Partial<Address>) => formatAddress({ ...address, ...changes })
    return { address, hrefTo, replace: (changes) => window.location.replace(hrefTo(changes)) }
  }, [hash])
}
