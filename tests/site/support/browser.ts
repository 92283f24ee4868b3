/** The network is back after a while without. */
export const backOnline = (): void => {
  window.dispatchEvent(new Event('online'))
}

/** As the site announces it when a part of it does not come (R376): no part can be made to fail here twice. */
export const partCannotBeFetched = (): void => {
  window.dispatchEvent(new CustomEvent('app:preload-error', { detail: 'a part did not come' }))
}

export const anotherTabStores = (key: string, newValue: string | null): void => {
  const oldValue = localStorage.getItem(key)
  if (newValue === null) localStorage.removeItem(key)
  else localStorage.setItem(key, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, storageArea: localStorage }))
}
export interface OpenTab {
  /** Unique, because a page that took it over holds it as long as it lives. */
  id: string
  close: () => void
}

/** Another open tab of this browser, which holds the lock of its drafts. */
export async function openTab(): Promise<OpenTab> {
  const id = crypto.randomUUID()
  const closed = Promise.withResolvers<void>()
  const open = Promise.withResolvers<void>()
  void navigator.locks.request(`mintage_slot_${id}`, async () => {
    open.resolve()
    await closed.promise
  })
  await open.promise
  return { id, close: closed.resolve }
}
