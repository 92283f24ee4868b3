import { coloured, colourWords, type Hour, hours, type Palette } from './palettes.ts'
import { Dice, hashText } from './random.ts'

export type Subject =
  | 'mountains'
  | 'sea'
  | 'forest'
  | 'city'
  | 'desert'
  | 'flowers'
  | 'coin'
  | 'marble'
  | 'discs'
  | 'guilloche'
  | 'cat'

type Extra = 'moon' | 'sun' | 'lake' | 'birds' | 'snow' | 'boat' | 'mist' | 'stars' | 'clouds' | 'rain'

/** What the artist understood of a prompt; everything a scene needs, and nothing random left outside `seed`. */
export interface Brief {
  subject: Subject
  hour: Hour
  palette: Palette
  extras: ReadonlySet<Extra>
  /** Lower-case words of the prompt, unwanted ones taken out. */
  words: ReadonlySet<string>
  seed: number
}

const subjectWords: Readonly<Record<Subject, string>> = {
  cat: 'cat cats kitten kittens kitty',
  coin: 'coin coins mint mintage token tokens medal medallion treasure money currency emblem seal',
  flowers:
    'flower flowers rose roses tulip tulips peony peonies poppy poppies lily lilies daisy daisies bouquet blossom blossoms botanical petal petals orchid sunflower sunflowers garden dahlia bloom blooms spring',
  city: 'city cities skyline town street streets building buildings skyscraper skyscrapers tower towers urban metropolis downtown rooftops architecture paris london tokyo york',
  desert: 'desert deserts dune dunes sahara sand sands canyon oasis camel pyramid pyramids',
  forest: 'forest forests tree trees wood woods woodland jungle pine pines grove birch autumn path deer fox wolf bear',
  sea: 'sea ocean seas oceans beach coast coastal wave waves island islands harbour harbor boat boats sail sailing ship ships lighthouse lagoon bay shore seaside water fish whale dolphin',
  mountains:
    'mountain mountains peak peaks alps alpine hill hills valley cliff cliffs summit range volcano landscape glacier lake fjord river waterfall nature scenery horizon sky',
  marble: 'marble abstract fluid liquid ink swirl swirls smoke silk texture flow gradient energy dream dreams music',
  discs: 'geometric geometry minimal minimalist bauhaus circle circles shape shapes balls planets planet modern poster',
  guilloche: 'pattern guilloche engraving banknote mandala spiral ornament ornamental rosette lace fractal',
}

const extraWords: Readonly<Record<Extra, string>> = {
  moon: 'moon moonlight moonlit lunar',
  sun: 'sun sunny sunlight sunrise sunset',
  lake: 'lake reflection reflections river pond fjord',
  birds: 'bird birds gull gulls swallow swallows heron crane cranes eagle flock',
  snow: 'snow snowy winter ice icy frost frosty glacier',
  boat: 'boat boats sail sailing sailboat ship ships',
  mist: 'mist misty fog foggy haze hazy quiet calm',
  stars: 'star stars starry galaxy cosmos milky',
  clouds: 'cloud clouds cloudy storm stormy',
  rain: 'rain rainy storm drizzle',
}

const hourWords: Readonly<Record<Hour, string>> = {
  night: 'night midnight moonlight moonlit starry stars moon dark',
  dusk: 'dusk twilight evening',
  sunset: 'sunset sundown',
  golden: 'golden autumn amber harvest warm',
  dawn: 'dawn sunrise daybreak early',
  morning: 'morning spring fresh',
  day: 'day noon midday summer sunny afternoon',
  mint: 'mint mintage',
}

const entries = <K extends string>(table: Readonly<Record<K, string>>): [K, Set<string>][] => {
  const list: [K, Set<string>][] = []
  for (const key in table) list.push([key, new Set(table[key].split(' '))])
  return list
}

const subjects = entries(subjectWords)
const extras = entries(extraWords)
const hourList = entries(hourWords)
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .match(/[a-z]+/g) ?? []

/** The key that most of the words name; an earlier word wins a draw. */
const strongest = <K extends string>(table: [K, Set<string>][], words: readonly string[]): K | undefined => {
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

/** Reads a prompt. Equal texts and seeds give equal briefs; what no word settles is settled by their hash. */
export const readPrompt = (prompt: string, negativePrompt: string, seed: number): Brief => {
  const unwanted = new Set(wordsOf(negativePrompt))
  const words = wordsOf(prompt).filter((word) => !unwanted.has(word))
  const hash = hashText(`${prompt.trim().toLowerCase()}\u0000${negativePrompt.trim().toLowerCase()}\u0000${seed}`)
  const dice = new Dice(hash)
  const subject =
    strongest(subjects, words) ??
    dice.pick<Subject>('mountains', 'marble', 'discs', 'sea', 'guilloche', 'flowers', 'forest', 'coin', 'desert')
  const hour =
    strongest(hourList, words) ??
    dice.pick<Hour>('dawn', 'morning', 'day', 'golden', 'sunset', 'dusk', 'mint', 'golden', 'dawn')
  const colours = words.flatMap((word) => {
    // "Golden hour" is a light, not a paint.
    const paint = Object.hasOwn(colourWords, word) && !(word === 'golden' && hour === 'golden')
    const colour = paint ? colourWords[word] : undefined
    return colour ? [colour] : []
  })
  const found = new Set<Extra>()
  for (const [extra, set] of extras) if (words.some((word) => set.has(word))) found.add(extra)
  for (const [extra, set] of extras) {
    const barred = [...set].some((word) => unwanted.has(word)) || (nightOnly.has(extra) && hour !== 'night')
    if (!barred && dice.chance(extra === 'birds' || extra === 'clouds' ? 0.4 : 0.16)) found.add(extra)
  }
  if (hour === 'night' && !found.has('sun')) found.add('stars')
  return { subject, hour, palette: coloured(hours[hour], colours), extras: found, words: new Set(words), seed: hash }
}
