import type { PromptReading } from '../shared/engine.ts'
import type { Brief, Subject } from './prompt.ts'

const sceneNames: Readonly<Record<Subject, string>> = {
  mountains: 'a mountain scene',
  sea: 'a scene by the sea',
  forest: 'a forest scene',
  city: 'a city scene',
  desert: 'a desert scene',
  flowers: 'a bunch of flowers',
  coin: 'a coin',
  marble: 'an abstract marbling',
  discs: 'a composition of circles',
  guilloche: 'an engraved pattern',
  cat: 'a cat',
}

/** Limits of the contract: words in an answer, and letters of each. */
const MAX_WORDS = 20
const MAX_LETTERS = 60

const shorten = (words: readonly string[]): string[] =>
  words.slice(0, MAX_WORDS).map((word) => [...word].slice(0, MAX_LETTERS).join(''))

/** The part of a brief that the API returns. */
export const readingOf = ({ subject, named, understood, unknown }: Brief): PromptReading => ({
  scene: subject === 'mountains' && named.has('snow') ? 'a snow scene' : sceneNames[subject],
  understood: shorten(understood),
  unknown: shorten(unknown),
})
