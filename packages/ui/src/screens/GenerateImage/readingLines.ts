import type { ServicesTranslate } from '../shared/services/useServiceTexts.ts'
import type { PromptReading, RequestImage } from './types.ts'

/** At most this many unknown words are named; the text says that there are more. */
const MOST_NAMED = 3

/** Joins words with commas and a final conjunction: `fox, bicycle or tram`. */
export function listed(words: readonly string[], join: (values: { first: string; last: string }) => string): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : join({ first: words.slice(0, -1).join(', '), last })
}

/** The words that the engine understood, and the scene that replaced the unknown ones. */
export function readingLines({ understood, unknown, scene }: PromptReading, t: ServicesTranslate): readonly string[] {
  const words = listed(unknown.slice(0, MOST_NAMED), (values) => t('generate.list.or', values))
  const key = unknown.length > MOST_NAMED ? 'generate.reading.unknownMany' : 'generate.reading.unknown'
  return [
    ...(understood.length > 0 ? [t('generate.reading.understood', { words: understood.join(', ') })] : []),
    ...(unknown.length > 0 ? [t(key, { words, scene })] : []),
  ]
}

/** The prompt interpretation that all images of a request share; null if they differ. */
export function sharedReading(images: readonly RequestImage[]): PromptReading | null {
  const [first, ...others] = images.flatMap((image) => (image.state === 'delivered' ? [image.reading] : []))
  const same = others.every((reading) => JSON.stringify(reading) === JSON.stringify(first))
  return same ? (first ?? null) : null
}
