import type { DataAttribute, Guide } from '../../packages/ui/src/guide/guide.ts'
import { isForeign } from './foreign.ts'
import { spelled } from './spelled.ts'

/** What is there or not: React writes `true` for it, Radix nothing. */
const isThere: readonly string[] = ['', 'true']

const takes = ({ values = isThere, rare = [] }: DataAttribute, value: string) =>
  values === 'any' || values.includes(value) || rare.includes(value)

const dataAttributes = (element: Element) => [...element.attributes].filter(({ name }) => name.startsWith('data-'))

/** Which parts of a guide stand on the page, and which values their attributes have there. */
export function partsOnPage(page: Document, { anatomy }: Guide): readonly string[] {
  return anatomy.flatMap(({ name: part, selector, attributes = [] }) => {
    const elements = selector === undefined ? [] : [...page.body.querySelectorAll(selector)]
    if (elements.length === 0) return []
    const seen = elements.flatMap((element) =>
      attributes.flatMap((attribute) => {
        const value = element.getAttribute(attribute.name)
        return value !== null && takes(attribute, value) ? [spelled(part, attribute, value)] : []
      }),
    )
    return [part, ...new Set(seen)]
  })
}

/** Attributes with their values that stand on the page and that no guide tells of. */
export function undocumentedAttributes(page: Document, guides: readonly Guide[]): readonly string[] {
  const parts = guides.flatMap(({ anatomy }) => anatomy)
  const isDocumented = (element: Element, name: string, value: string) =>
    parts.some(
      ({ selector, attributes = [] }) =>
        selector !== undefined &&
        attributes.some((attribute) => attribute.name === name && takes(attribute, value)) &&
        element.matches(selector),
    )
  const undocumented = [...page.body.querySelectorAll('*')].flatMap((element) =>
    dataAttributes(element)
      .filter(({ name, value }) => !isForeign(element, name) && !isDocumented(element, name, value))
      .map(
        ({ name, value }) => `${name}="${value}" on <${element.tagName.toLowerCase()} class="${element.className}">`,
      ),
  )
  return [...new Set(undocumented)]
}
