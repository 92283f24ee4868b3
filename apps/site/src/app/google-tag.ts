/** Ids of Analytics, the Google tag, Ads and Tag Manager (D03). */
const idPattern = /\b(?:G|GT|AW|GTM)-[A-Z0-9]+\b/

/** The id that a setting is, or that a pasted snippet has in it: nothing else of a setting gets into the page. */
export const tagIdIn = (setting: string): string | null => setting.match(idPattern)?.[0] ?? null

export const tagScriptOf = (id: string): string =>
  id.startsWith('GTM-')
    ? `https://www.googletagmanager.com/gtm.js?id=${id}`
    : `https://www.googletagmanager.com/gtag/js?id=${id}`

declare global {
  interface Window {
    /** The queue of the tag's commands, also before the script has loaded. */
    dataLayer?: unknown[]
  }
  /** Not in the types of the DOM yet. */
  interface Document {
    /** The browser prepares the page for somebody who may come; undefined where browsers do not do that. */
    readonly prerendering?: boolean
  }
}

/** At once, or when a page is shown that was only prepared until then: if nobody comes to it, never. */
export function whenShown(act: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', act, { once: true })
  else act()
}

/** Puts the script of the tag that the setting names into the page (R322). */
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
