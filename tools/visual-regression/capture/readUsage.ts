export interface PageUsage {
  /** Of every element, whether it is seen or not. */
  classes: readonly string[]
  /** The text of the page as it stands, and what attributes say. */
  texts: readonly string[]
}

/** In the page. */
export function readUsage(): PageUsage {
  const withoutText = new Set(['class', 'style', 'd', 'href', 'points', 'src', 'srcset', 'transform', 'viewBox'])
  const isCode = (element: Element | null) => element?.matches('script, style, template') ?? true
  const classes = new Set<string>()
  const texts = new Set<string>()
  for (const element of document.querySelectorAll('*')) {
    for (const name of element.classList) classes.add(name)
    if (isCode(element) || element.closest('head') !== null) continue
    for (const { name, value } of element.attributes) if (!withoutText.has(name)) texts.add(value)
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let whole = ''
  while (walker.nextNode()) {
    if (!isCode(walker.currentNode.parentElement)) whole += walker.currentNode.nodeValue ?? ''
  }
  return { classes: [...classes], texts: [whole, ...texts] }
}
