/** Whether what the element asks for may move the page that it stands in. */
type MayScroll = (element: Element) => boolean

/** In the gallery a story stands in a small window that nobody can use. */
const isThumbnail = window.frameElement?.hasAttribute('inert') === true

/** Of a page that shows every state, only the one in which somebody acts: the others would take it to themselves. */
function inStoryInUse(): MayScroll {
  let used: Element | null = null
  const note = ({ target }: Event) => {
    used = target instanceof Element ? target.closest('.docs-story') : null
  }
  for (const act of ['pointerdown', 'keydown']) window.addEventListener(act, note, { capture: true })
  return (element) => {
    const story = element.closest('#storybook-docs .docs-story')
    return story === null || story === used
  }
}

/**
 * What a story focuses or scrolls to by itself must not move the page around it: a browser brings a focused element
 * into sight through every window that it stands in.
 */
export function preventStoryScroll(): void {
  const mayScroll = isThumbnail ? () => false : inStoryInUse()
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, mayScroll(this) ? options : { ...options, preventScroll: true })
  }
  const { scrollIntoView } = Element.prototype
  Element.prototype.scrollIntoView = function scrollIfWanted(options) {
    if (mayScroll(this)) scrollIntoView.call(this, options)
  }
}
