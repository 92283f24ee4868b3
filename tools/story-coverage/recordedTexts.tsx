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

/**
 * Stands in for packages/ui/src/texts/useTexts.tsx while all stories run, and notes each key that is asked for. The
 * sources of the product know nothing of it: vitest.stories.config.ts puts it in their way.
 */
const asked = new Set<string>()

/** The keys asked for since the last time; forgets them. */
export function takeRequestedKeys(): ReadonlySet<string> {
  const taken = new Set(asked)
  asked.clear()
  return taken
}

const noting = {
  apply(look: (...args: never) => unknown, self: unknown, given: readonly unknown[]): unknown {
    const [key] = given
    if (typeof key === 'string') asked.add(key)
    return Reflect.apply(look, self, given)
  },
}

export type { MessageOf, TextArea, TextsProviderProps, Translate }
export { TextsProvider }

export function useTexts<const A extends TextArea>(area: A): Translate<A> {
  const t = useRealTexts(area)
  return useMemo(() => {
    const rich = new Proxy(t.rich, noting)
    const get = (whole: Translate<A>, name: string | symbol) => (name === 'rich' ? rich : Reflect.get(whole, name))
    return new Proxy<Translate<A>>(t, { ...noting, get })
  }, [t])
}

export function useMessages<const A extends TextArea>(area: A): (message: MessageOf<keyof A & string>) => string {
  const say = useRealMessages(area)
  return useMemo(
    () => (message) => {
      if ('key' in message) asked.add(message.key)
      return say(message)
    },
    [say],
  )
}
