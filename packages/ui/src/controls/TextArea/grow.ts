/** Sets the height to the content, within the style's bounds, for browsers without `field-sizing`. */
export function growByHand(area: HTMLTextAreaElement) {
  if (CSS.supports('field-sizing', 'content')) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight}px`
}
