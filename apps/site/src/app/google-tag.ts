import './hydration.ts'

/** Ids of Analytics, the Google tag, Ads and Tag Manager (D03). */
const idPattern = /\b(?:G|GT|AW|GTM)-[A-Z0-9]+\b/

/** The id in a setting or in a pasted snippet; nothing else of the setting reaches the page. */
export const tagIdIn = (setting: string): string | null => setting.match(idPattern)?.[0] ?? null

export const tagScriptOf = (id: string): string =>
  id.startsWith('GTM-')
    ? `https://www.googletagmanager.com/gtm.js?id=${id}`
    : `https://www.googletagmanager.com/gtag/js?id=${id}`

declare global {
  interface Window {
    /** The command queue of the tag, also used before its script has loaded. */
    dataLayer?: unknown[]
  }
}

/** Runs at once, or after the activation of a prerendered page. */
export function whenShown(act: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', act, { once: true })
  else act()
}

/** Adds the script of the tag in the setting to the page (R322). */
export function loadGoogleTag(setting: string): void {
  const id = tagIdIn(setting)
  if (id === null) return
  window.dataLayer ??= []
  const layer = window.dataLayer
  function command(..._: readonly unknown[]) {
    // The tag accepts a command only as an `arguments` object, not as an array
    layer.push(arguments)
  }
  if (id.startsWith('GTM-')) layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  else {
    command('js', new Date())
    command('config', id)
  }
  const script = document.createElement('script')
  script.async = true
  script.src = tagScriptOf(id)
  script.dataset.googleTag = id
  document.head.append(script)
}
