import type { HealthReport } from './report.ts'

// A pattern rather than an import: before the first run there is no such file, and that is no mistake.
const found = import.meta.glob<HealthReport>('../../node_modules/.cache/health.json', {
  eager: true,
  import: 'default',
  exhaustive: true,
})

/** What the last `npm run health` found before this Storybook was built; null before the first. */
export const latestReport: HealthReport | null = Object.values(found)[0] ?? null
