import { docsFrame } from './docs/docsFrame.ts'

const page = docsFrame?.ownerDocument.defaultView ?? window

function inPlace(element: Element, act: () => void): void {
  const { scrollY } = page
  act()
  const isInDocs = docsFrame !== null || element.closest('#storybook-docs .docs-story') !== null
  if (isInDocs) page.scrollTo({ top: scrollY, behavior: 'instant' })
}

/** A docs page renders many stories at once: a story that focuses an element must not scroll the page. */
export function preventDocsScroll(): void {
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function focusInPlace(options) {
    inPlace(this, () => focus.call(this, options))
  }
  const { scrollIntoView } = Element.prototype
  Element.prototype.scrollIntoView = function scrollInPlace(options) {
    inPlace(this, () => scrollIntoView.call(this, options))
  }
}
