export interface PageUses {
  /** Of every element, whether it is seen or not. */
  classes: readonly string[]
  /** The text of the page as it stands, and what attributes say. */
  said: readonly string[]
}

/** In the page. */
export function readUses(): PageUses {
  const saysNothing = new Set(['class', 'style', 'd', 'href', 'points', 'src', 'srcset', 'transform', 'viewBox'])
  const isCode = (element: Element | null) => element?.matches('script, style, template') ?? true
  const classes = new Set<string>()
  const said = new Set<string>()
  for (const element of document.querySelectorAll('*')) {
    for (const name of element.classList) classes.add(name)
    if (isCode(element) || element.closest('head') !== null) continue
    for (const { name, value } of element.attributes) if (!saysNothing.has(name)) said.add(value)
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let whole = ''
  while (texts.nextNode()) {
    if (!isCode(texts.currentNode.parentElement)) whole += texts.currentNode.nodeValue ?? ''
  }
  return { classes: [...classes], said: [whole, ...said] }
}
