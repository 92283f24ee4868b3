import { type Shown, type State, type States, states } from './shown.ts'

/** What a cell of a matrix has to say. */
export type Cell =
  | { readonly kind: 'shown'; readonly stories: readonly string[] }
  /** The stories of another cell, and why they are the same. */
  | { readonly kind: 'same'; readonly stories: readonly string[]; readonly why: string }
  /** There is nothing to see. */
  | { readonly kind: 'nothing'; readonly why: string }
  /** There is something to see, and no story shows it yet. */
  | { readonly kind: 'missing'; readonly why: string }

/** The cell of a place and a state; one that looks like another leads to the stories of that one. */
export function cellOf(of: States, state: State): Cell {
  const shown: Shown = of[state]
  if ('stories' in shown) return { kind: 'shown', stories: shown.stories }
  if ('absent' in shown) return { kind: 'nothing', why: shown.absent }
  const other = of[shown.like]
  return 'stories' in other
    ? { kind: 'same', stories: other.stories, why: shown.because }
    : { kind: 'missing', why: `It is said to look like another state, “${shown.like}”, which no story shows.` }
}

export const cellsOf = (of: States): readonly Cell[] => states.map((state) => cellOf(of, state))
