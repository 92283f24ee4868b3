import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { collectTags } from './results.ts'

/** Keeps the requirement tags of the journeys that ran, for the last step of `npm test`. */
export default class RequirementReporter implements Reporter {
  readonly #collected = collectTags()

  onTestEnd({ tags, expectedStatus }: TestCase, { status }: TestResult): void {
    const outcome = status === 'skipped' ? 'skipped' : status === expectedStatus ? 'passed' : 'failed'
    this.#collected.add(
      'e2e',
      tags.map((tag) => tag.slice(1)),
      outcome,
    )
  }

  onEnd(): void {
    this.#collected.write()
  }
}
