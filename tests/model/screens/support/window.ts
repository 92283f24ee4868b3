/** The network is back after a while without. */
export const backOnline = (): void => {
  window.dispatchEvent(new Event('online'))
}

/** As the site announces it when a part of it does not come (R376): no part can be made to fail here twice. */
export const partCannotBeFetched = (): void => {
  window.dispatchEvent(new CustomEvent('app:preload-error', { detail: 'a part did not come' }))
}
