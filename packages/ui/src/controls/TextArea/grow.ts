/** For browsers that do not know `field-sizing` yet: the height of what is written, within the bounds of the style. */
export function growByHand(area: HTMLTextAreaElement) {
  if (CSS.supports('field-sizing', 'content')) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight}px`
}
