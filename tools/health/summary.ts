import type { Duplicate, HealthReport } from './report.ts'

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`.padStart(8)
const alike = ({ stories }: Duplicate) => `  ${stories.join('  =  ')}`

const list = (title: string, lines: readonly string[]) => [`${title}: ${lines.length}`, ...lines]

/** The lists for people. */
export function summaryOf({ ranAt, slow, flaky, missing, duplicates, sameLook, pictures }: HealthReport): string {
  return [
    ranAt === null ? 'No run of the stories is known: `npm test` makes one.' : `Stories as they ran at ${ranAt}.`,
    ...list(
      'slow',
      slow.map(({ storyId, milliseconds }) => `${seconds(milliseconds)}  ${storyId}`),
    ),
    ...list(
      'flaky',
      flaky.map(({ storyId, what }) => `  ${storyId}: ${what}`),
    ),
    ...list(
      'missing',
      missing.map(({ kind, name, why }) => `  ${kind} ${name}: ${why}`),
    ),
    ...(pictures === 0 ? ['duplicate: not known, there are no baselines'] : list('duplicate', duplicates.map(alike))),
    ...(pictures === 0 ? [] : list('same look, other behaviour', sameLook.map(alike))),
  ].join('\n')
}
