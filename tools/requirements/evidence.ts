/**
 * What shows a requirement. Evidence is a test that would fail without the requirement; a test that merely passes by
 * the place is none. All evidence of a requirement together must show the whole of its sentence.
 */
export type Evidence =
  | { readonly by: 'unit'; readonly file: string; readonly titles: readonly string[] }
  | { readonly by: 'models'; readonly file: string; readonly titles: readonly string[] }
  | { readonly by: 'e2e'; readonly file: string; readonly titles: readonly string[] }
  | { readonly by: 'plays'; readonly story: string }
  | { readonly by: 'looked'; readonly story: string }
  | { readonly by: 'step'; readonly step: string }

export type RequirementNumber = `R${number}`

/**
 * The requirement taken out of the sources: in `file`, `from` is replaced by `to`. The evidence has to notice it, which
 * `npm run mutation` tries. `from` stands in its file exactly once, and is no longer than it must be.
 */
export interface Break {
  /** Its path in the repository. */
  readonly file: string
  readonly from: string
  readonly to: string
}

interface RequirementText {
  /** The requirement as it was agreed, with the decision (D) that settles it. */
  readonly text: string
}

interface Unbroken extends RequirementText {
  /** Empty while nothing shows it; then `missing.ts` says what has to be built. */
  readonly shownBy: readonly Evidence[]
  readonly breaks?: never
  /** Why no break can be given: only an eye would notice it, say. */
  readonly noBreak?: string
}

interface Breakable extends RequirementText {
  /** All of it together: a break needs something that notices it. */
  readonly shownBy: readonly [Evidence, ...Evidence[]] | readonly [...Evidence[], Evidence]
  readonly breaks: readonly [Break, ...Break[]]
  readonly noBreak?: never
}

export type Requirement = Unbroken | Breakable

/** The requirements of one part of the product, by number. */
export type Area = Readonly<Record<RequirementNumber, Requirement>>

/**
 * A test of the unit run.
 * @param file its path in the repository
 * @param titles of its groups and its own, from the outside in; a group alone stands for all its tests
 */
export const unit = (file: string, ...titles: readonly [string, ...string[]]): Evidence => ({
  by: 'unit',
  file,
  titles,
})

/**
 * A test of the `models` step: the whole site in a browser, with its real router, over answers that are made up.
 * @param file its path in the repository
 * @param titles of its groups and its own, from the outside in; a group alone stands for all its tests
 */
export const models = (file: string, ...titles: readonly [string, ...string[]]): Evidence => ({
  by: 'models',
  file,
  titles,
})

/**
 * A journey in the browser, on the built site and the real server.
 * @param file its name in tests/e2e
 * @param titles the test's, and a step's where one step is what shows it
 */
export const e2e = (file: string, ...titles: readonly [string, ...string[]]): Evidence => ({
  by: 'e2e',
  file: `tests/e2e/${file}`,
  titles,
})

/** A story whose play function asserts the requirement, by the story's id. */
export const plays = (story: string): Evidence => ({ by: 'plays', story })

/** A story that visual regression looks at: for what is only to be seen. It needs a `visual` step in the run. */
export const looked = (story: string): Evidence => ({ by: 'looked', story })

/** A whole step of `npm test`, where nothing finer can show it. */
export const step = (name: string): Evidence => ({ by: 'step', step: name })
