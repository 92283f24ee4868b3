/** Ids of Analytics, the Google tag, Ads and Tag Manager (D03). */
const idPattern = /\b(?:G|GT|AW|GTM)-[A-Z0-9]+\b/

/** The id that a setting is, or that a pasted snippet has in it: nothing else of a setting gets into the page. */
export const tagIdIn = (setting: string | null): string | null => setting?.match(idPattern)?.[0] ?? null

export const tagScriptOf = (id: string): string =>
  id.startsWith('GTM-')
    ? `https://www.googletagmanager.com/gtm.js?id=${id}`
    : `https://www.googletagmanager.com/gtag/js?id=${id}`

const mark = 'data-google-tag'

export const hasGoogleTag = (): boolean => document.querySelector(`script[${mark}]`) !== null

declare global {
  interface Window {
    /** Where the tag finds what it is told, also before it has come. */
    dataLayer?: unknown[]
  }
}

/** Puts the tag's script into the page, once (R322). */
export function loadGoogleTag(id: string): void {
  if (hasGoogleTag()) return
  window.dataLayer ??= []
  const layer = window.dataLayer
  function command(..._: readonly unknown[]) {
    // biome-ignore lint/complexity/noArguments: the tag knows a command by its being `arguments`, and no array is
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
  script.setAttribute(mark, id)
  document.head.append(script)
}
