import { onTestFinished } from 'vitest'

const isWord = (text: Node): text is Text => text instanceof Text && text.data.trim() !== ''

const isSkipped = (text: Text) =>
  text.parentElement === null || text.parentElement.closest('font, script, style, textarea, [translate="no"]') !== null

/** Takes the text out of the page and puts two elements in its place, as the translation of Chrome does. */
function replace(text: Text): void {
  if (isSkipped(text)) return
  const outer = document.createElement('font')
  const inner = outer.appendChild(document.createElement('font'))
  inner.append(text.data)
  text.replaceWith(outer)
}

function replaceIn(part: Node): void {
  const texts: Text[] = []
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  for (let node: Node | null = part; node !== null; node = walker.nextNode()) if (isWord(node)) texts.push(node)
  for (const text of texts) replace(text)
}

/** Translates the page until the test ends, into its own words: what is there, and what comes later. */
export function translatePage(): void {
  const options = { subtree: true, childList: true, characterData: true }
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) replaceIn(node)
    // These are the changes of the translation itself.
    observer.takeRecords()
  })
  replaceIn(document.body)
  observer.observe(document.body, options)
  onTestFinished(() => observer.disconnect())
}
