/** How one story went. */
interface StoryOutcome {
  storyId: string
  passed: boolean
  milliseconds: number
  /** Keys of the catalogue whose text stood on its page. */
  texts: readonly string[]
  /** Of the guide of its component: what stood on its page. */
  parts?: { component: string; seen: readonly string[] }
}

/** A run of the stories, as `npm test` keeps it. */
export interface StoryRun {
  /** ISO 8601. */
  ranAt: string
  outcomes: readonly StoryOutcome[]
}

interface Written {
  startTime: number
  testResults: readonly {
    assertionResults: readonly {
      status: string
      duration?: number | null
      meta: { storyId?: string } & Partial<Pick<StoryOutcome, 'texts' | 'parts'>>
    }[]
  }[]
}

/** @param json as Vitest's reporter of that name writes it after a run of all stories */
export function readStoryRun(json: string): StoryRun {
  const { startTime, testResults }: Written = JSON.parse(json)
  const outcomes = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ status, duration, meta: { storyId, texts = [], parts } }) =>
      storyId === undefined || (status !== 'passed' && status !== 'failed')
        ? []
        : [
            {
              storyId,
              passed: status === 'passed',
              milliseconds: Math.round(duration ?? 0),
              texts,
              ...(parts ? { parts } : {}),
            },
          ],
    )
  return { ranAt: new Date(startTime).toISOString(), outcomes }
}
