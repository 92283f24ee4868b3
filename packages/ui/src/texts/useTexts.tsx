import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { fill } from './interpolate.ts'
import { createTranslate, type TextArea, type Translate } from './translate.ts'

export type { TextArea, Translate } from './translate.ts'

const Overrides = createContext<TextArea>({})

export interface TextsProviderProps {
  /** Flat, dotted texts from the server; each overrides the English one with its key (R198). */
  overrides?: TextArea | undefined
  children: ReactNode
}

export function TextsProvider({ overrides, children }: TextsProviderProps) {
  return <Overrides.Provider value={overrides ?? {}}>{children}</Overrides.Provider>
}

/** `const t = useTexts(authTexts)`, then `t('auth.title')` or `t('auth.minimum', { value })`. */
export function useTexts<const A extends TextArea>(area: A): Translate<A> {
  const overrides = useContext(Overrides)
  return useMemo(() => createTranslate(area, overrides), [area, overrides])
}

/** A text by its key, or a text from the server that is shown unchanged (R341). */
export type MessageOf<Key extends string> =
  | { key: Key; values?: Readonly<Record<string, string | number>> }
  | { text: string }

/** Formats messages: `useMessages(cardPaymentTexts)({ key: 'card.failed' })`, or `({ text: 'Your card …' })`. */
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
