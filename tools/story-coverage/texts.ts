import type { StoryRun } from './storyRun.ts'

interface Question {
  /** Every key of the catalogue. */
  readonly keys: readonly string[]
  /** Keys whose text stood on the page of a story that passed. */
  readonly shown: ReadonlySet<string>
  /** Keys that nobody gets to read, with the reason. */
  readonly unseen: Readonly<Record<string, string>>
}

/** What is wrong with the coverage of the catalogue by stories; empty when each text has its place. */
export function textFaults({ keys, shown, unseen }: Question): readonly string[] {
  const known = new Set(keys)
  return [
    ...keys.filter((key) => !shown.has(key) && !(key in unseen)).map((key) => `${key} is shown by no story`),
    ...Object.keys(unseen)
      .filter((key) => shown.has(key))
      .map((key) => `${key} is shown by a story: take it off the list of unseen texts`),
    ...Object.entries(unseen)
      .filter(([key]) => !known.has(key))
      .map(([key]) => `${key} is no text of the catalogue`),
    ...Object.entries(unseen)
      .filter(([, why]) => why.trim() === '')
      .map(([key]) => `${key} is unseen for no reason`),
  ]
}

/** The keys whose text stood on the page of a story that passed. */
export const shownTexts = ({ outcomes }: StoryRun): ReadonlySet<string> =>
  new Set(outcomes.flatMap(({ passed, texts }) => (passed ? texts : [])))
