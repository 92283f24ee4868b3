import type { Answer } from './check.ts'
import type { Evidence } from './evidence.ts'

const words: Readonly<Record<Evidence['by'], string>> = {
  unit: 'tests of the unit run',
  plays: 'stories that play',
  looked: 'stories that are looked at',
  models: 'tests of the whole site over made-up answers',
  e2e: 'journeys in the browser',
  step: 'steps of the build',
}

/** A few lines for people: how much of the product is shown, by what, and what is not. */
export function summaryOf(
  { shown, evidence, faults }: Answer,
  missing: Readonly<Record<string, string>>,
  last: number,
) {
  const kinds = [...evidence].map(([kind, times]) => `${times} ${words[kind]}`)
  const byReason = Map.groupBy(Object.entries(missing), ([, reason]) => reason)
  return [
    `requirements: ${shown.length} of ${last} shown, ${Object.keys(missing).length} missing, ${faults.length} faults`,
    `by ${kinds.join(', ')}`,
    ...[...byReason].map(([reason, entries]) => `  missing ${entries.map(([number]) => number).join(' ')}: ${reason}`),
  ].join('\n')
}
