import type { Data, Props } from './capture.ts'

const isRecord = (data: Data): data is { readonly [name: string]: Data } =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

/** What is no data and no function has no story: an element, a file. */
function foreign(what: Data): never {
  throw new Error(`A screen was handed a ${String(what)}, which cannot be written down`)
}

const nameOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name))

/** Data as source. Whatever a screen can call is a spy of Storybook, which shows in the panel that it was called. */
export function sourceOf(data: Data): string {
  if (Array.isArray(data)) return `[${data.map(sourceOf).join(', ')}]`
  if (!isRecord(data)) return JSON.stringify(data)
  if ('$' in data) return data.$ === 'function' ? 'fn()' : foreign(data.$ ?? null)
  return `{ ${Object.entries(data)
    .map(([name, value]) => `${nameOf(name)}: ${sourceOf(value)}`)
    .join(', ')} }`
}

const isPlain = (text: string) => /^[^"'\\\n&{}<>]*$/.test(text)

function attribute([name, value]: readonly [string, Data]): string {
  if (value === true) return name
  return typeof value === 'string' && isPlain(value) ? `${name}="${value}"` : `${name}={${sourceOf(value)}}`
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

/** A component with its props as JSX: what differs from those that its constant holds, if there is a constant to begin with. */
export function elementOf(component: string, props: Props, base: Props | null): string {
  const differing = Object.entries(props).filter(([name]) => base === null || !isSame(base, props, name))
  const spread = base === null ? [] : [`{...${baseOf(component)}}`]
  return `<${[component, ...spread, ...differing.map(attribute)].join(' ')} />`
}
