import { withoutIds } from './withoutIds.ts'

const attributes = [
  ...['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'alt', 'title', 'placeholder'],
  ...['href', 'value', 'aria-live', 'autocomplete'],
]

/** Elements whose words are said with another one, hidden or not. */
function referredTo(root: Element): ReadonlySet<Element> {
  const named = [...root.querySelectorAll('[aria-describedby], [aria-labelledby], [aria-details]')].flatMap((element) =>
    ['aria-describedby', 'aria-labelledby', 'aria-details'].flatMap(
      (name) => element.getAttribute(name)?.split(/\s+/) ?? [],
    ),
  )
  return new Set(named.flatMap((id) => document.getElementById(id) ?? []))
}

/** In the page: its words, and what stands in attributes that are read out. Below an open modal only what is in it. */
export function said(): readonly string[] {
  const root = [...document.querySelectorAll(':modal')].at(-1) ?? document.body
  const also = referredTo(root)
  const lines: string[] = []
  const visit = (element: Element, isSaid: boolean) => {
    if (/^(?:script|style|noscript|template)$/.test(element.localName)) return
    const counts = isSaid || also.has(element)
    const isSeen = element.checkVisibility({ visibilityProperty: true })
    if (counts || isSeen) {
      for (const name of attributes) {
        const value = element.getAttribute(name)
        if (value !== null) lines.push(`${name}=${withoutIds(value)}`)
      }
    }
    for (const node of element.childNodes) {
      if (node instanceof Element) visit(node, counts && also.has(element))
      else if (node.nodeType === Node.TEXT_NODE && (counts || isSeen) && node.nodeValue?.trim()) {
        lines.push(node.nodeValue.trim())
      }
    }
  }
  visit(root, false)
  return lines
}
