import type { ServicesTranslate } from '../shared/services/useServiceTexts.ts'
import type { PromptReading, RunImage } from './types.ts'

/** Unknown words that are named; of more it is only said that there are some. */
const MOST_NAMED = 3

/** Words in a row, the last one with its conjunction: `fox, bicycle or tram`. */
export function listed(words: readonly string[], join: (values: { first: string; last: string }) => string): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : join({ first: words.slice(0, -1).join(', '), last })
}

/** What an engine of few subjects took from the prompt, and what it drew in the place of what it does not know. */
export function readingLines({ understood, unknown, scene }: PromptReading, t: ServicesTranslate): readonly string[] {
  const words = listed(unknown.slice(0, MOST_NAMED), (values) => t('generate.list.or', values))
  const key = unknown.length > MOST_NAMED ? 'generate.reading.unknownMany' : 'generate.reading.unknown'
  return [
    ...(understood.length > 0 ? [t('generate.reading.understood', { words: understood.join(', ') })] : []),
    ...(unknown.length > 0 ? [t(key, { words, scene })] : []),
  ]
}

/** What was read for every picture of a run, to be told once; null where the pictures differ in it. */
export function sharedReading(images: readonly RunImage[]): PromptReading | null {
  const [first, ...others] = images.flatMap((image) => (image.state === 'delivered' ? [image.reading] : []))
  const same = others.every((reading) => JSON.stringify(reading) === JSON.stringify(first))
  return same ? (first ?? null) : null
}
