/** The same props with undefined taken out of their types. */
export type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> }

/**
 * Props without those that are undefined. Radix tells a controlled part from an uncontrolled one by whether the prop
 * is there at all, and its types (exactOptionalPropertyTypes) refuse undefined.
 */
export function defined<T extends object>(props: T): Defined<T>
export function defined(props: object): object {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined))
}
