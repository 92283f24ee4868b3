import { createContext, createElement, Fragment, type ReactNode, useContext, useMemo } from 'react'
import { cut, fill, type Slots } from './interpolate.ts'

/** A flat, `as const` map of dotted keys to English texts: one file of texts/en. */
export type TextArea = Readonly<Record<string, string>>

const Overrides = createContext<TextArea>({})

export interface TextsProviderProps {
  /** Texts of the server, flat and dotted; each wins over the English one of the same key (R198). */
  overrides?: TextArea | undefined
  children: ReactNode
}

export function TextsProvider({ overrides, children }: TextsProviderProps) {
  return <Overrides.Provider value={overrides ?? {}}>{children}</Overrides.Provider>
}

type Arguments<T extends string, Value> = [Slots<T>] extends [never] ? [] : [values: Readonly<Record<Slots<T>, Value>>]

/** Looks a text up; slots like `{value}` have to be given, and only those. */
export interface Translate<A extends TextArea> {
  <K extends keyof A & string>(key: K, ...values: Arguments<A[K], string | number>): string
  /** The same with elements in the slots: links inside a sentence. */
  rich: <K extends keyof A & string>(key: K, ...values: Arguments<A[K], ReactNode>) => ReactNode
}

/** The same without React's context: for what a page says of itself beside its screens. */
export function createTranslate<const A extends TextArea>(area: A, overrides: TextArea): Translate<A> {
  const find = (key: string) => overrides[key] ?? area[key] ?? key
  const translate = (key: string, values: Record<string, string | number> = {}) => fill(find(key), values)
  // Spread as static children: the parts of a text never change places, so they need no keys.
  const rich = (key: string, values: Record<string, ReactNode> = {}) => {
    const parts = cut(find(key)).map((part, place) => (place % 2 === 0 ? part : (values[part] ?? `{${part}}`)))
    return createElement(Fragment, null, ...parts)
  }
  return Object.assign(translate, { rich })
}

/** `const t = useTexts(authTexts)`, then `t('auth.title')` or `t('auth.minimum', { value })`. */
export function useTexts<const A extends TextArea>(area: A): Translate<A> {
  const overrides = useContext(Overrides)
  return useMemo(() => createTranslate(area, overrides), [area, overrides])
}

/** A text by its key, or words that came from the server and are shown as they are (R341). */
export type MessageOf<Key extends string> =
  | { key: Key; values?: Readonly<Record<string, string | number>> }
  | { text: string }

/** `const say = useMessages(cardPaymentTexts)`, then `say({ key: 'card.failed' })` or `say({ text: 'Your card …' })`. */
export function useMessages<const A extends TextArea>(area: A): (message: MessageOf<keyof A & string>) => string {
  const overrides = useContext(Overrides)
  return useMemo(
    () => (message) =>
      'text' in message
        ? message.text
        : fill(overrides[message.key] ?? area[message.key] ?? message.key, message.values ?? {}),
    [area, overrides],
  )
}
