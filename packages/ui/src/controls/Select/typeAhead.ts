import type { KeyboardEvent } from 'react'

/** The same time as in browsers' own lists. */
const SEARCH_ENDS_MS = 1000

/** The typed letters, and the time of the last one. */
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
  // A space without a started word chooses.
  if (key === ' ' && word === '') return null
  return { text: word + key, at: timeStamp }
}

/** `A` finds `Åland Islands` and `Re` finds `Réunion`, because few keyboards have every letter. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export interface Choice {
  readonly label: string
  readonly disabled?: boolean | undefined
}

/**
 * Index of the option that matches, searched from `current` on and around the end; -1 for none. One letter, also
 * repeated, moves to the next match.
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
