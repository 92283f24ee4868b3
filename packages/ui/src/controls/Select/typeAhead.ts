import type { KeyboardEvent } from 'react'

/** As long as the browsers' own lists wait. */
const SEARCH_ENDS_MS = 1000

/** The letters typed so far, and when the last of them was pressed. */
export interface Search {
  readonly text: string
  readonly at: number
}

export const noSearch: Search = { text: '', at: 0 }

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'timeStamp'>

/**
 * The search text with one more key; null for a key without a letter. Uses the time of the press and not of the event's
 * handling, so that a busy page does not split a word.
 */
export function searchWith({ text, at }: Search, { key, ctrlKey, altKey, metaKey, timeStamp }: Key): Search | null {
  if (key.length !== 1 || ctrlKey || altKey || metaKey) return null
  const word = timeStamp - at < SEARCH_ENDS_MS ? text : ''
  // A space that begins no word chooses.
  if (key === ' ' && word === '') return null
  return { text: word + key, at: timeStamp }
}

/** `Åland Islands` answers to A and `Réunion` to Re: few keyboards have every letter. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export interface Choice {
  readonly label: string
  readonly disabled?: boolean | undefined
}

/**
 * The place of the option that the search means, looked for from `current` on and round the end; -1 for none. One
 * letter, also pressed several times, leads to the next that begins with it.
 */
export function findOption(options: readonly Choice[], { text }: Search, current: number): number {
  const wanted = folded(text)
  const [first = ''] = wanted
  const next = [...wanted].every((letter) => letter === first)
  const start = next ? first : wanted
  const from = Math.max(0, current)
  const round = [...options.keys()].map((place) => (from + place) % options.length)
  const found = round.find(
    (place) =>
      !(next && place === current) &&
      !options[place]?.disabled &&
      folded(options[place]?.label ?? '').startsWith(start),
  )
  return found ?? -1
}
