import type { Data, Props } from './capture.ts'

const isRecord = (data: Data): data is { readonly [name: string]: Data } =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

/** What is no data and no function has no story: an element, a file. */
function foreign(what: Data): never {
  throw new Error(`A screen was handed a ${String(what)}, which cannot be written down`)
}

const nameOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name))

/** The names of constants, by the source of what they hold. */
export type Constants = ReadonlyMap<string, string>

const none: Constants = new Map()

function field(name: string, value: string): string {
  return name === value ? name : `${nameOf(name)}: ${value}`
}

/** Data as source. Whatever a screen can call is a spy of Storybook, which shows in the panel that it was called. */
export function sourceOf(data: Data, constants: Constants = none): string {
  if (Array.isArray(data)) return `[${data.map((one) => sourceOf(one, constants)).join(', ')}]`
  if (!isRecord(data)) return JSON.stringify(data)
  if ('$' in data) return data.$ === 'function' ? 'fn()' : foreign(data.$ ?? null)
  const written = (known: Constants) =>
    `{ ${Object.entries(data)
      .map(([name, value]) => field(name, sourceOf(value, known)))
      .join(', ')} }`
  return constants.get(written(none)) ?? written(constants)
}

const isPlain = (text: string) => /^[^"'\\\n&{}<>]*$/.test(text)

function attribute(name: string, value: Data, constants: Constants): string {
  if (value === true) return name
  return typeof value === 'string' && isPlain(value) ? `${name}="${value}"` : `${name}={${sourceOf(value, constants)}}`
}

const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

/** The constant that holds what all stories of a component begin with. */
export const baseOf = (component: string): string => lower(component)

/** Whether nothing of the one is left out by the other, whatever the values. */
export const isWithin = (one: Props, other: Props): boolean => Object.keys(one).every((name) => name in other)

const isSame = (one: Props, other: Props, name: string): boolean =>
  name in one && name in other && sourceOf(one[name] ?? null) === sourceOf(other[name] ?? null)

/** How many props of the one the other has as they are; none if it would have to leave one out. */
export const sharedProps = (one: Props, other: Props): number =>
  isWithin(one, other) ? Object.keys(one).filter((name) => isSame(one, other, name)).length : 0

const differing = (props: Props, base: Props | null) =>
  Object.entries(props).filter(([name]) => base === null || !isSame(base, props, name))

/** An object with fewer fields is read faster where it is used. */
const LEAST_FIELDS = 4

function namedIn(name: string, data: Data): readonly (readonly [source: string, name: string])[] {
  if (Array.isArray(data)) return data.flatMap((one) => namedIn('', one))
  if (!isRecord(data)) return []
  const own = name !== '' && Object.keys(data).length >= LEAST_FIELDS ? [[sourceOf(data), name] as const] : []
  return [...own, ...Object.entries(data).flatMap(([inner, value]) => namedIn(inner, value))]
}

/**
 * Objects that several stories have alike beside what they begin with, to be written once: by their field's name. A name
 * under which they have several is nobody's, and what is part of another one is written with it.
 */
export function repeated(stories: readonly { readonly props: Props; readonly base: Props | null }[]): Constants {
  const found = stories.flatMap(({ props, base }) => differing(props, base).flatMap((one) => namedIn(...one)))
  const isRepeated = ([source]: (typeof found)[number]) => found.filter(([other]) => other === source).length > 1
  const isInner = (source: string) =>
    found.some((one) => one[0] !== source && isRepeated(one) && one[0].includes(source))
  const several = new Map(found.filter((one) => isRepeated(one) && !isInner(one[0])))
  const names = [...several.values()]
  return new Map([...several].filter(([, name]) => names.filter((other) => other === name).length === 1))
}

/** A component with its props as JSX: what differs from those that its constant holds, if there is a constant to begin with. */
export function elementOf(component: string, props: Props, base: Props | null, constants: Constants = none): string {
  const spread = base === null ? [] : [`{...${baseOf(component)}}`]
  const attributes = differing(props, base).map(([name, value]) => attribute(name, value, constants))
  return `<${[component, ...spread, ...attributes].join(' ')} />`
}
