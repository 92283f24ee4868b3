import { type Change, type Entry, type Place, schemes } from './types.ts'

/** In UTF-16 units. */
const limits = { text: 4000, author: 80 }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function textIn(value: unknown, name: keyof typeof limits): string {
  if (typeof value !== 'string' || value.trim() === '') throw new Error(`It has no ${name}.`)
  if (value.length > limits[name]) throw new Error(`Its ${name} is longer than ${limits[name]} characters.`)
  return value
}

function numberIn(value: unknown, name: string, least: number, most: number): number {
  if (typeof value === 'number' && value >= least && value <= most) return value
  throw new Error(`Its ${name} is not between ${least} and ${most}.`)
}

function placeIn(value: unknown): Place {
  if (!isRecord(value)) throw new Error('It has no place.')
  const scheme = schemes.find((one) => one === value.scheme)
  if (scheme === undefined) throw new Error('Its scheme is neither light nor dark.')
  return {
    x: numberIn(value.x, 'x', 0, 1),
    y: numberIn(value.y, 'y', 0, 1),
    width: numberIn(value.width, 'width', 1, 100_000),
    height: numberIn(value.height, 'height', 1, 100_000),
    scheme,
  }
}

function idIn(value: unknown, name: string): string {
  if (typeof value !== 'string' || value === '') throw new Error(`It names no ${name}.`)
  return value
}

function dateIn(value: unknown): string {
  const isDate = typeof value === 'string' && !Number.isNaN(Date.parse(value))
  if (isDate && new Date(value).toISOString() === value) return value
  throw new Error('It does not say in ISO 8601 when it was written.')
}

function parse(json: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw new Error('It is no JSON.')
  }
  if (!isRecord(value)) throw new Error('It is no object.')
  return value
}

/** @throws in a sentence for people when the file holds something else */
export function parseEntry(json: string): Entry {
  const value = parse(json)
  const written = { author: textIn(value.author, 'author'), created: dateIn(value.created) }
  const { kind } = value
  if (kind === 'comment') {
    const storyId = idIn(value.storyId, 'story')
    return { kind, storyId, place: placeIn(value.place), text: textIn(value.text, 'text'), ...written }
  }
  if (kind === 'reply') return { kind, text: textIn(value.text, 'text'), ...written }
  if (kind === 'resolved' || kind === 'reopened') return { kind, ...written }
  throw new Error('It is neither a comment nor an answer to one.')
}

/** As the formatter of the repository leaves it. */
export const formatEntry = (entry: Entry): string => `${JSON.stringify(entry, null, 2)}\n`

/** @throws in a sentence for people when it asks for something else */
export function parseChange(json: string): Change {
  const value = parse(json)
  const author = textIn(value.author, 'author')
  if (value.do === 'comment') {
    const storyId = idIn(value.storyId, 'story')
    return { do: value.do, storyId, place: placeIn(value.place), text: textIn(value.text, 'text'), author }
  }
  if (value.do === 'reply') {
    return { do: value.do, comment: idIn(value.comment, 'comment'), text: textIn(value.text, 'text'), author }
  }
  if (value.do === 'resolve' || value.do === 'reopen') {
    return { do: value.do, comment: idIn(value.comment, 'comment'), author }
  }
  throw new Error('It asks for nothing that is known here.')
}
