import axe from 'axe-core'

const inLine = (text: string | undefined | null) => (text ?? '').replace(/\s+/g, ' ').trim()
const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })

const descriptionOf = (element: Element) =>
  inLine(
    element
      .getAttribute('aria-describedby')
      ?.split(/\s+/)
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  )

function isTabStop(element: HTMLElement, root: Element): boolean {
  if (element.tabIndex < 0 || !axe.commons.dom.isFocusable(element)) return false
  if (!isSeen(element) || element.closest('[inert]') !== null) return false
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
  // A group of radio buttons is one tab stop.
  const group = [...root.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${CSS.escape(element.name)}"]`)]
  return element === (group.find(({ checked }) => checked) ?? group[0])
}

function describe(element: HTMLElement): string {
  const kind = element instanceof HTMLInputElement ? `${element.type} field` : element.localName
  const attributes = ['required', 'autocomplete', 'inputmode', 'maxlength', 'target'].flatMap((name) => {
    const value = element.getAttribute(name)
    return value === null ? [] : [value === '' ? `[${name}]` : `[${name}=${value}]`]
  })
  const description = descriptionOf(element)
  const name = JSON.stringify(inLine(axe.commons.text.accessibleText(element)))
  return [`${kind} ${name}`, ...attributes, ...(description === '' ? [] : [`: ${description}`])].join(' ')
}

const section = (name: string, lines: readonly string[]) => (lines.length === 0 ? [] : [`[${name}]`, ...lines])

/** Lists the tab stops in their order, the live regions, and the texts that are hidden from assistive technology. */
export function readPage(root: Element): readonly string[] {
  axe.setup(document)
  const rank = ({ tabIndex }: HTMLElement) => (tabIndex > 0 ? tabIndex : Number.MAX_SAFE_INTEGER)
  const stops = [...root.querySelectorAll<HTMLElement>('*')]
    .filter((element) => isTabStop(element, root))
    .toSorted((one, other) => rank(one) - rank(other))
  const active = stops.find((stop) => stop === document.activeElement)
  const focus = [...stops.map(describe), ...(active ? [`focused: ${describe(active)}`] : [])]
  axe.teardown()

  const live = [...root.querySelectorAll<HTMLElement>('[aria-live]')].map(
    (element) => `${element.getAttribute('aria-live')} ${JSON.stringify(inLine(element.innerText))}`,
  )
  const hidden = [...root.querySelectorAll<HTMLElement>('[aria-hidden="true"]')]
    .filter((element) => isSeen(element) && element.parentElement?.closest('[aria-hidden="true"]') === null)
    .map(({ innerText }) => inLine(innerText))
    .filter((text) => text !== '')
  return [...section('focus', focus), ...section('live', live), ...section('hidden', hidden)]
}
