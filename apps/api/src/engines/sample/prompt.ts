import { coloured, colourWords, type Hour, hours, type Palette } from './palettes.ts'
import { hashText, RandomGenerator } from './random.ts'
import {
  characters,
  drawnExtras,
  type Extra,
  extraWords,
  hourWords,
  particles,
  type Subject,
  settingOfExtra,
  settingWords,
  stopWordList,
  subjectWords,
} from './vocabulary.ts'

export type { Subject } from './vocabulary.ts'

/** The reading of a prompt, with everything that a scene needs; only `seed` is random. */
export interface Brief {
  subject: Subject
  hour: Hour
  palette: Palette
  extras: ReadonlySet<Extra>
  /** Extras that the prompt names. */
  named: ReadonlySet<Extra>
  /** Lower-case words of the prompt without the unwanted ones. */
  words: ReadonlySet<string>
  /** Decides the composition. */
  seed: number
  /** Decides the details; a variation keeps the seed of its image and changes these. */
  details: number
  /** In the order of the prompt: words that the image follows, and names of things that no scene shows. */
  understood: readonly string[]
  unknown: readonly string[]
}

const entries = <K extends string>(table: Readonly<Record<K, string>>): [K, Set<string>][] => {
  const list: [K, Set<string>][] = []
  for (const key in table) list.push([key, new Set(table[key].split(' '))])
  return list
}

const subjects = entries(subjectWords)
const settings = entries(settingWords)
const extras = entries(extraWords)
const hourList = entries(hourWords)
const stopWords = new Set(stopWordList)
/** Longer ones first, because some contain shorter ones: 森林 is a forest, and so is 森 alone. */
const characterPattern = new RegExp(
  `(${Object.keys(characters)
    .sort((one, other) => other.length - one.length)
    .join('|')})`,
  'u',
)

/** Without accents, as in the tables; other marks stay. */
const withoutAccents = (word: string): string => word.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss')

interface Word {
  /** As the person wrote it, in lower case. */
  written: string
  /** The form to look up in the tables. */
  key: string
}

/** Splits a run of letters at the characters of `characters`. */
const partsOf = (run: string): Word[] =>
  run.split(characterPattern).flatMap((part) => {
    const key = characters[part]
    if (key !== undefined) return { written: part, key }
    const rest = run === part ? part : part.replace(particles, '')
    return rest === '' ? [] : { written: rest, key: withoutAccents(rest) }
  })

const wordsOf = (text: string): Word[] =>
  (
    text
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\p{L}\p{M}]+/gu) ?? []
  ).flatMap(partsOf)

/** The key that most words name; the earlier word wins a tie. */
const bestMatch = <K extends string>(table: [K, Set<string>][], words: readonly string[]): K | undefined => {
  let best: K | undefined
  let bestScore = 0
  for (const [key, set] of table) {
    const score = words.reduce((sum, word, place) => sum + (set.has(word) ? 1 + 1 / (place + 2) : 0), 0)
    if (score > bestScore) {
      best = key
      bestScore = score
    }
  }
  return best
}

const nightOnly = new Set<Extra>(['moon', 'stars'])

/** Named subjects win over settings, and settings over weather and season. */
function subjectOf(words: readonly string[], random: RandomGenerator): Subject {
  const extra = bestMatch(extras, words)
  return (
    bestMatch(subjects, words) ??
    (extra === 'snow' ? settingOfExtra.snow : undefined) ??
    bestMatch(settings, words) ??
    (extra === undefined ? undefined : settingOfExtra[extra]) ??
    random.pick<Subject>('mountains', 'marble', 'discs', 'sea', 'guilloche', 'flowers', 'forest', 'coin', 'desert')
  )
}

/**
 * Reads a prompt; equal texts and seeds give equal briefs, and a hash of both decides the rest.
 * @param readingSeed decides the content where the words do not; `seed` then decides the composition only
 */
export const readPrompt = (prompt: string, negativePrompt: string, seed: number, readingSeed = seed): Brief => {
  const unwanted = new Set(wordsOf(negativePrompt).map(({ key }) => key))
  const remaining = wordsOf(prompt).filter(({ key }) => !unwanted.has(key))
  const words = remaining.map(({ key }) => key)
  const hashOf = (hashSeed: number) =>
    hashText(`${prompt.trim().toLowerCase()}\u0000${negativePrompt.trim().toLowerCase()}\u0000${hashSeed}`)
  const composition = hashOf(seed)
  const random = new RandomGenerator(hashOf(readingSeed))
  const subject = subjectOf(words, random)
  const hour =
    bestMatch(hourList, words) ??
    random.pick<Hour>('dawn', 'morning', 'day', 'golden', 'sunset', 'dusk', 'mint', 'golden', 'dawn')
  const colours = words.flatMap((word) => {
    // "Golden hour" is a light and not a colour.
    const paint = Object.hasOwn(colourWords, word) && !(word === 'golden' && hour === 'golden')
    const colour = paint ? colourWords[word] : undefined
    return colour ? [colour] : []
  })
  const found = new Set<Extra>()
  for (const [extra, set] of extras) if (words.some((word) => set.has(word))) found.add(extra)
  const named = new Set(found)
  for (const [extra, set] of extras) {
    const isExcluded = [...set].some((word) => unwanted.has(word)) || (nightOnly.has(extra) && hour !== 'night')
    if (!isExcluded && random.chance(extra === 'birds' || extra === 'clouds' ? 0.4 : 0.16)) found.add(extra)
  }
  if (hour === 'night' && !found.has('sun')) found.add('stars')

  const isFollowed = (word: string) =>
    subjects.some(([key, set]) => key === subject && set.has(word)) ||
    extras.some(([key, set]) => drawnExtras[subject].includes(key) && set.has(word)) ||
    hourList.some(([, set]) => set.has(word)) ||
    Object.hasOwn(colourWords, word)
  const written = (list: readonly Word[]) => [...new Set(list.map((word) => word.written))]
  return {
    subject,
    hour,
    palette: coloured(hours[hour], colours),
    extras: found,
    named,
    words: new Set(words),
    seed: composition,
    details: composition,
    understood: written(remaining.filter(({ key }) => isFollowed(key))),
    unknown: written(remaining.filter(({ key }) => !isFollowed(key) && !stopWords.has(key))),
  }
}
