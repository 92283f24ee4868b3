/** The network is back after a while without. */
export const backOnline = (): void => {
  window.dispatchEvent(new Event('online'))
}

/** As the site announces it when a part of it does not come (R376): no part can be made to fail here twice. */
export const partCannotBeFetched = (): void => {
  window.dispatchEvent(new CustomEvent('app:preload-error', { detail: 'a part did not come' }))
}

/** Another tab of this browser stores something, or removes it: the browser tells every tab but that one. */
export const anotherTabStores = (key: string, newValue: string | null): void => {
  const oldValue = localStorage.getItem(key)
  if (newValue === null) localStorage.removeItem(key)
  else localStorage.setItem(key, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, storageArea: localStorage }))
}
