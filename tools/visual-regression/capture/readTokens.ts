import type { Theme } from '../types.ts'

export interface PageTokens {
  /** Tokens that the styles of its elements name, e.g. `color-accent`. */
  tokens: readonly string[]
  /** Schemes that a part of the page keeps whatever the scheme of the page is. */
  forced: readonly Theme[]
}

/** In the page. A rule counts whatever its media query says, and whether another one overrides it. */
export function readTokens(): PageTokens {
  const tokens = new Set<string>()
  const forced = new Set<Theme>()
  const readValue = (text: string) => {
    for (const [, name = ''] of text.matchAll(/var\(--mt-([\w-]+)/g)) tokens.add(name)
  }
  const readScheme = (scheme: string | null) => {
    if (scheme === 'light' || scheme === 'dark') forced.add(scheme)
  }

  const classes = new Set<string>()
  for (const element of document.querySelectorAll('*')) {
    for (const name of element.classList) classes.add(name)
    for (const { value } of element.attributes) if (value.includes('var(--mt-')) readValue(value)
    if (element !== document.documentElement) readScheme(element.getAttribute('data-theme'))
  }
  const matches = (selector: string) => {
    // Most rules are those of other stories: they are told by their classes without a search.
    const named = selector.includes(':not(') ? [] : [...selector.matchAll(/\.([\w-]+)/g)]
    if (named.length > 0 && !named.some(([, name = '']) => classes.has(name))) return false
    try {
      return document.querySelector(selector.replace(/::[\w-]+(?:\([^)]*\))?/g, '')) !== null
    } catch {
      return true
    }
  }
  const readRule = (rule: CSSRule) => {
    const isStyle = rule instanceof CSSStyleRule
    if (isStyle && !matches(rule.selectorText)) return
    if (isStyle || rule instanceof CSSKeyframeRule) readValue(rule.style.cssText)
    // The scheme of the page itself is set by rules for its attribute.
    if (isStyle && !rule.selectorText.includes('data-theme')) readScheme(rule.style.colorScheme)
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) for (const inner of rule.cssRules) readRule(inner)
  }
  for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) readRule(rule)
  return { tokens: [...tokens], forced: [...forced] }
}
