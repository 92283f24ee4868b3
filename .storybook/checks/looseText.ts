import { expect } from 'vitest'

/** React leaves a reference on each text node that it will rewrite or remove by itself. */
const isHeldByReact = (node: Node | null): node is Text =>
  node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber$'))

const describe = (what: string, text: Text, place: Node) => {
  const element = place instanceof Element ? place.cloneNode(false) : null
  const tag = element instanceof Element ? element.outerHTML.replace(/<\/[^>]*>$/, '') : place.nodeName
  return `${what} ${JSON.stringify(text.data)} in ${tag}`
}

function read({ type, target, removedNodes, addedNodes, nextSibling }: MutationRecord): readonly string[] {
  if (type === 'characterData') {
    const place = target.parentNode
    return isHeldByReact(target) && place !== null ? [describe('rewritten', target, place)] : []
  }
  const removed = [...removedNodes].filter(isHeldByReact).map((text) => describe('removed', text, target))
  const before = addedNodes.length > 0 && isHeldByReact(nextSibling)
  return before ? [...removed, describe('something put before', nextSibling, target)] : removed
}

const found = new Set<string>()
const collect = (records: readonly MutationRecord[]) => {
  for (const problem of records.flatMap(read)) found.add(problem)
}
const observer = new MutationObserver(collect)

/** Begins to look for loose texts. */
export function watchTexts(): void {
  observer.disconnect()
  found.clear()
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
}

/**
 * Expects that React has neither rewritten nor removed a text node, and has put nothing before one. A browser's
 * translation takes text nodes out of the page: React would throw, or rewrite what nobody sees. A text that changes
 * needs an element of its own.
 */
export function expectNoLooseTexts(): void {
  collect(observer.takeRecords())
  expect([...found], 'texts that need an element of their own').toEqual([])
}
