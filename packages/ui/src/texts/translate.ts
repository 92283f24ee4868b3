import { createElement, Fragment, type ReactNode } from 'react'
import { cut, fill, type Slots } from './interpolate.ts'

/** A flat, `as const` map of dotted keys to English texts: one file of texts/en. */
export type TextArea = Readonly<Record<string, string>>

type Arguments<T extends string, Value> = [Slots<T>] extends [never] ? [] : [values: Readonly<Record<Slots<T>, Value>>]

/** Finds a text by its key; exactly its slots, like `{value}`, must be given. */
export interface Translate<A extends TextArea> {
  <K extends keyof A & string>(key: K, ...values: Arguments<A[K], string | number>): string
  /** The same with elements in the slots, for links inside a sentence. */
  rich: <K extends keyof A & string>(key: K, ...values: Arguments<A[K], ReactNode>) => ReactNode
}

const wrapped = (part: ReactNode) => (typeof part === 'object' ? part : createElement('span', null, part))

/** Finds texts without React's context as well, for the metadata of a page. */
export function createTranslate<const A extends TextArea>(area: A, overrides: TextArea): Translate<A> {
  const find = (key: string) => overrides[key] ?? area[key] ?? key
  const translate = (key: string, values: Record<string, string | number> = {}) => fill(find(key), values)
  // Spread as static children: the parts never change places, so they need no keys. Each part has an element, because
  // React loses bare text when the browser translates the page.
  const rich = (key: string, values: Record<string, ReactNode> = {}) => {
    const parts = cut(find(key)).map((part, place) => (place % 2 === 0 ? part : (values[part] ?? `{${part}}`)))
    return createElement(Fragment, null, ...parts.filter((part) => part !== '').map(wrapped))
  }
  return Object.assign(translate, { rich })
}
