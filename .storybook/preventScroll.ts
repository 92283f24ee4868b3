const isInDocs = (element: Element) => element.closest('#storybook-docs .docs-story') !== null

/** A docs page renders many stories at once: a story that focuses an element on mount must not scroll the page. */
export function preventDocsScroll(): void {
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, isInDocs(this) ? { ...options, preventScroll: true } : options)
  }
  const { scrollIntoView } = Element.prototype
  Element.prototype.scrollIntoView = function scrollOutsideDocs(options) {
    if (!isInDocs(this)) scrollIntoView.call(this, options)
  }
}
