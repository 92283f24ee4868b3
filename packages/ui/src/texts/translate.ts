import { createElement, Fragment, type ReactNode } from 'react'
import { cut, fill, type Slots } from './interpolate.ts'

/** A flat, `as const` map of dotted keys to English texts: one file of texts/en. */
export type TextArea = Readonly<Record<string, string>>

type Arguments<T extends string, Value> = [Slots<T>] extends [never] ? [] : [values: Readonly<Record<Slots<T>, Value>>]

/** Looks a text up; slots like `{value}` have to be given, and only those. */
export interface Translate<A extends TextArea> {
  <K extends keyof A & string>(key: K, ...values: Arguments<A[K], string | number>): string
  /** The same with elements in the slots: links inside a sentence. */
  rich: <K extends keyof A & string>(key: K, ...values: Arguments<A[K], ReactNode>) => ReactNode
}

const wrapped = (part: ReactNode) =>
  typeof part === 'string' || typeof part === 'number' ? createElement('span', null, part) : part

/** Looks texts up without React's context too: what a page says of itself is written beside its screens. */
export function createTranslate<const A extends TextArea>(area: A, overrides: TextArea): Translate<A> {
  const find = (key: string) => overrides[key] ?? area[key] ?? key
  const translate = (key: string, values: Record<string, string | number> = {}) => fill(find(key), values)
  // Spread as static children: the parts of a text never change places, so they need no keys. Bare text between elements
  // would be lost to React where the browser translates the page.
  const rich = (key: string, values: Record<string, ReactNode> = {}) => {
    const parts = cut(find(key)).map((part, place) => (place % 2 === 0 ? part : (values[part] ?? `{${part}}`)))
    return createElement(Fragment, null, ...parts.filter((part) => part !== '').map(wrapped))
  }
  return Object.assign(translate, { rich })
}
