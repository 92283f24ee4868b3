/** What `npm run health` finds, and what the pages in Storybook show of it. */
export interface HealthReport {
  /** ISO 8601: when the stories ran; null when no run is known. */
  ranAt: string | null
  slow: readonly SlowStory[]
  flaky: readonly FlakyStory[]
  missing: readonly Missing[]
  duplicates: readonly Duplicate[]
  /** The same picture, reached in different ways: each shows a behaviour. */
  sameLook: readonly Duplicate[]
  /** For every text that a story showed: the first story that is no journey, or the first. */
  texts: Readonly<Record<string, string>>
  /** Whether there are pictures to find duplicates in. */
  pictures: number
}

export interface SlowStory {
  storyId: string
  milliseconds: number
}

export interface FlakyStory {
  storyId: string
  /** What differed between runs of the same code: `passed, failed`, or `2 pictures at 390 px, dark`. */
  what: string
}

export interface Missing {
  kind: 'component' | 'route' | 'modal' | 'text'
  /** e.g. `Pay, busy`. */
  name: string
  why: string
}

export interface Duplicate {
  stories: readonly string[]
}
