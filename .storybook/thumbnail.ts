/**
 * In the gallery a story stands in a small window that nobody can use. What its play function focuses or scrolls to
 * there must not move the gallery: a browser brings a focused element into sight through every window around it.
 */
export function keepStillInThumbnail(): void {
  if (window.frameElement?.hasAttribute('inert') !== true) return
  const focus = HTMLElement.prototype.focus
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true })
  }
  Element.prototype.scrollIntoView = () => {}
}
