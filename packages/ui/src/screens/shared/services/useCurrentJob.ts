import { useState } from 'react'
import type { FileJob } from './types.ts'

/** The chosen job, or else the newest. */
export function useCurrentJob<Job extends FileJob>(jobs: readonly Job[]) {
  const [chosen, choose] = useState<string | null>(null)
  const current = jobs.find(({ id }) => id === chosen) ?? jobs[0]
  return { current, choose, showNewest: () => choose(null) }
}
