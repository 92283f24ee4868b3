import path from 'node:path'
import type { JSONReport, JSONReportSuite, JSONReportTestStep } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'

type Outcome = 'passed' | 'failed' | 'skipped'

/** How each test went, by its path: file > group > test > step, or by its id if it is a story. */
export type Outcomes = ReadonlyMap<string, Outcome>

const worse: Readonly<Record<Outcome, number>> = { passed: 0, skipped: 1, failed: 2 }

export const pathOf = (...parts: readonly string[]): string => parts.join(' > ')

const fileFrom = (root: string, file: string) => path.relative(root, file).replaceAll(path.sep, '/')

/** Notes an outcome. What runs twice, in two colour schemes say, has passed when it passed both times. */
function note(outcomes: Map<string, Outcome>, where: string, outcome: Outcome) {
  const before = outcomes.get(where)
  if (before === undefined || worse[outcome] > worse[before]) outcomes.set(where, outcome)
}

/** Notes an outcome under the test's path and under those of its groups. */
function noteInGroups(outcomes: Map<string, Outcome>, titles: readonly string[], outcome: Outcome) {
  for (let length = 2; length <= titles.length; length += 1) note(outcomes, pathOf(...titles.slice(0, length)), outcome)
}

const ofVitest = (status: string): Outcome =>
  status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'skipped'

/**
 * @param json as Vitest's reporter of that name writes it
 * @param root of the repository, from which paths are told
 */
export function vitestOutcomes(json: string, root: string): Outcomes {
  const report: JsonTestResults = JSON.parse(json)
  const outcomes = new Map<string, Outcome>()
  for (const { name, assertionResults } of report.testResults) {
    const file = fileFrom(root, name)
    for (const { ancestorTitles, title, status } of assertionResults) {
      noteInGroups(outcomes, [file, ...ancestorTitles, title], ofVitest(status))
    }
  }
  return outcomes
}

/** What ran of the stories: how each went, and the file that it stands in. */
export interface StoriesRun {
  readonly outcomes: Outcomes
  readonly files: ReadonlyMap<string, string>
}

/**
 * @param json as Vitest's reporter of that name writes it
 * @param root of the repository, from which paths are told
 */
export function storiesRun(json: string, root: string): StoriesRun {
  const report: JsonTestResults = JSON.parse(json)
  const outcomes = new Map<string, Outcome>()
  const files = new Map<string, string>()
  for (const { name, assertionResults } of report.testResults) {
    for (const { meta, status } of assertionResults) {
      // Written by Storybook's addon, which does not declare it.
      if (!('storyId' in meta) || typeof meta.storyId !== 'string') continue
      note(outcomes, meta.storyId, ofVitest(status))
      files.set(meta.storyId, fileFrom(root, name))
    }
  }
  return { outcomes, files }
}

/**
 * @param json as Playwright's reporter of that name writes it
 * @param root of the repository, from which paths are told
 */
export function e2eOutcomes(json: string, root: string): Outcomes {
  const report: JSONReport = JSON.parse(json)
  const outcomes = new Map<string, Outcome>()
  const noteSteps = (titles: readonly string[], steps: readonly JSONReportTestStep[] = []) => {
    for (const { title, error, steps: inner } of steps) {
      note(outcomes, pathOf(...titles, title), error ? 'failed' : 'passed')
      noteSteps([...titles, title], inner)
    }
  }
  const visit = (suite: JSONReportSuite, titles: readonly string[]) => {
    for (const { title, tests } of suite.specs) {
      const own = [...titles, title]
      for (const { status, results } of tests) {
        noteInGroups(outcomes, own, status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed')
        for (const { steps } of results) noteSteps(own, steps)
      }
    }
    for (const inner of suite.suites ?? []) visit(inner, [...titles, inner.title])
  }
  for (const suite of report.suites) visit(suite, [fileFrom(root, path.join(report.config.rootDir, suite.file))])
  return outcomes
}
