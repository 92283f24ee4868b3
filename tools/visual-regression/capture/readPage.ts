import axe from 'axe-core'

/** What a page says beside its tree. */
export interface PageWords {
  /** What the Tab key goes through, in its order. */
  focus: readonly string[]
  /** What speaks up by itself without a role that says so. */
  live: readonly string[]
  /** What eyes read and nobody else. */
  unread: readonly string[]
}

/** In the page, where axe is: below an open modal nothing can be reached. */
export function readPage(): PageWords {
  const root = [...document.querySelectorAll(':modal')].at(-1) ?? document.body
  const inLine = (text: string | undefined | null) => (text ?? '').replace(/\s+/g, ' ').trim()
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  axe.setup(document)

  const isReached = (element: HTMLElement) => {
    if (element.tabIndex < 0 || !axe.commons.dom.isFocusable(element)) return false
    if (!isSeen(element) || element.closest('[inert]') !== null) return false
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
    // A group of radio buttons is one stop.
    const group = [...root.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${CSS.escape(element.name)}"]`)]
    return element === (group.find(({ checked }) => checked) ?? group[0])
  }
  const described = (element: Element) =>
    inLine(
      element
        .getAttribute('aria-describedby')
        ?.split(/\s+/)
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    )
  const inWords = (element: HTMLElement) => {
    const kind = element instanceof HTMLInputElement ? `${element.type} field` : element.localName
    const marks = ['required', 'autocomplete', 'inputmode', 'maxlength', 'target'].flatMap((name) => {
      const value = element.getAttribute(name)
      return value === null ? [] : [value === '' ? name : `${name}=${value}`]
    })
    const description = described(element)
    return [
      `${kind} ${JSON.stringify(inLine(axe.commons.text.accessibleText(element)))}`,
      ...marks.map((mark) => `[${mark}]`),
      ...(description === '' ? [] : [`: ${description}`]),
    ].join(' ')
  }
  const rank = ({ tabIndex }: HTMLElement) => (tabIndex > 0 ? tabIndex : Number.MAX_SAFE_INTEGER)
  const reached = [...root.querySelectorAll<HTMLElement>('*')].filter(isReached)
  const stops = reached.toSorted((one, other) => rank(one) - rank(other))
  const active = stops.find((stop) => stop === document.activeElement)
  const focus = [...stops.map(inWords), ...(active ? [`here: ${inWords(active)}`] : [])]
  axe.teardown()

  const live = [...root.querySelectorAll<HTMLElement>('[aria-live]')].map(
    (element) => `${element.getAttribute('aria-live')} ${JSON.stringify(inLine(element.innerText))}`,
  )
  const unread = [...root.querySelectorAll<HTMLElement>('[aria-hidden="true"]')]
    .filter((element) => isSeen(element) && element.parentElement?.closest('[aria-hidden="true"]') === null)
    .map(({ innerText }) => inLine(innerText))
    .filter((text) => text !== '')
  return { focus, live, unread }
}
