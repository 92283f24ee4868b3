import { decode, encode, nothing, propertyOf, type WhatIf } from '../../tools/what-if/page/index.ts'

/** What this page was opened with: what reads a text or a token when it is loaded sees it changed. */
const opened = typeof document === 'undefined' ? '' : inAddress(new URL(location.href))
let shown: WhatIf = decode(opened)
/** What the style sheet says. */
let painted = ''

function inAddress(address: URL): string {
  return /(?:^|;)whatIf:([\w-]+)/.exec(address.searchParams.get('globals') ?? '')?.[1] ?? ''
}

type Values = Record<string, string>
const themes: { theme: Record<string, Values>; own: Record<string, Values> }[] = []

/** Called by the modules of texts, before anybody can read them: `sourcesPlugin.ts` adds the call. */
export function registerTexts(language: string, texts: Values): void {
  for (const key of Object.keys(texts)) {
    const wanted = shown.texts[`${language}:${key}`]
    if (wanted !== undefined) texts[key] = wanted
  }
}

function writeTokens({ theme, own }: (typeof themes)[number]): void {
  for (const [group, values] of Object.entries(own)) {
    for (const [token, value] of Object.entries(values)) {
      Object.assign(theme[group] ?? {}, { [token]: shown.tokens[`${group}.${token}`] ?? value })
    }
  }
}

/** Called by the theme: stories that write out its values have to say the changed ones. */
export function registerTokens(theme: Record<string, Values>): void {
  const source = { theme, own: structuredClone(theme) }
  themes.push(source)
  writeTokens(source)
}

function paintTokens({ tokens }: WhatIf): void {
  document.getElementById('what-if')?.remove()
  if (Object.keys(tokens).length === 0) return
  const style = document.createElement('style')
  style.id = 'what-if'
  document.head.append(style)
  // Outside of every layer, and so above the theme's own; below what a brand sets, which another theme leaves as it is.
  style.sheet?.insertRule(':where(:root) {}')
  const [rule] = style.sheet?.cssRules ?? []
  if (!(rule instanceof CSSStyleRule)) return
  for (const [token, value] of Object.entries(tokens)) rule.style.setProperty(propertyOf(token), value)
}

/** The address with another change in it. */
function withWhatIf(encoded: string): string {
  const address = new URL(location.href)
  const others = (address.searchParams.get('globals') ?? '').split(';').filter((one) => !/^(?:whatIf:|$)/.test(one))
  const globals = encoded === '' ? others : [...others, `whatIf:${encoded}`]
  if (globals.length === 0) address.searchParams.delete('globals')
  else address.searchParams.set('globals', globals.join(';'))
  return address.href
}

/**
 * Shows a change: of tokens at once, of texts by loading the page anew, because some have copied them already.
 *
 * @returns whether what comes next is to be drawn: a page that is about to be loaded is not
 */
export function show(encoded: string): boolean {
  const wanted = decode(encoded)
  if (encode({ ...nothing, texts: wanted.texts }) !== encode({ ...nothing, texts: decode(opened).texts })) {
    location.replace(withWhatIf(encoded))
    return false
  }
  if (encoded === painted) return true
  painted = encoded
  shown = wanted
  for (const source of themes) writeTokens(source)
  paintTokens(wanted)
  return true
}

/** The page on which a change is edited is drawn as it is. */
export function hide(): void {
  painted = ''
  paintTokens(nothing)
}
