import { useMemo } from 'react'
import {
  type MessageOf,
  type TextArea,
  TextsProvider,
  type TextsProviderProps,
  type Translate,
  useMessages as useRealMessages,
  useTexts as useRealTexts,
} from '../../packages/ui/src/texts/useTexts.tsx'

/** An alias in vitest.config.ts replaces packages/ui/src/texts/useTexts.tsx by this module, to record keys. */
const requested = new Set<string>()

/** The keys requested since the last call. */
export function takeRequestedKeys(): ReadonlySet<string> {
  const taken = new Set(requested)
  requested.clear()
  return taken
}

const recording = {
  apply(look: (...args: never) => unknown, self: unknown, given: readonly unknown[]): unknown {
    const [key] = given
    if (typeof key === 'string') requested.add(key)
    return Reflect.apply(look, self, given)
  },
}

export type { MessageOf, TextArea, TextsProviderProps, Translate }
export { TextsProvider }

export function useTexts<const A extends TextArea>(area: A): Translate<A> {
  const t = useRealTexts(area)
  return useMemo(() => {
    const rich = new Proxy(t.rich, recording)
    const get = (whole: Translate<A>, name: string | symbol) => (name === 'rich' ? rich : Reflect.get(whole, name))
    return new Proxy<Translate<A>>(t, { ...recording, get })
  }, [t])
}

export function useMessages<const A extends TextArea>(area: A): (message: MessageOf<keyof A & string>) => string {
  const formatMessage = useRealMessages(area)
  return useMemo(
    () => (message) => {
      if ('key' in message) requested.add(message.key)
      return formatMessage(message)
    },
    [formatMessage],
  )
}
