/** The same props with undefined taken out of their types. */
export type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> }

/**
 * Removes undefined props. Radix distinguishes controlled from uncontrolled parts by the presence of a prop, and its types
 * (exactOptionalPropertyTypes) reject undefined.
 */
export function defined<T extends object>(props: T): Defined<T>
export function defined(props: object): object {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined))
}
