import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Failure } from './camera/take.ts'
import { places } from './places.ts'
import type { Comparison } from './types.ts'

/** What a run has found, as it is kept for the report and for approving. */
export interface Run {
  /** ISO 8601. */
  takenAt: string
  scope: 'all' | 'changed' | 'part'
  comparisons: Comparison[]
  /** Hash of every shot that was taken, by its id. */
  hashes: Record<string, string>
  /** Shots that differed, and did not when they were taken once more. */
  flaky: string[]
  failures: Failure[]
  seconds: number
  stories: number
  /** Tells machines apart that do not draw to the bit alike. */
  renderer: string
  /** Whether this machine draws as the one does that the baselines are from. If not, the eye is the measure. */
  drawsAlike: boolean
}

export const runFile = path.join(places.report, 'run.json')
/** Where the pictures lie that are not as they were approved. */
export const freshIn = path.join(places.report, 'fresh')

/** Where the picture of a shot lies that is not as it was approved. */
export const freshFile = (id: string): string => path.join(freshIn, `${id}.png`)

export async function readRun(): Promise<Run> {
  const written = await readFile(runFile, 'utf8').catch(() => {
    throw new Error('Nothing has been taken yet: run `npm run visual` first.')
  })
  return JSON.parse(written)
}

export const writeRun = (run: Run): Promise<void> => writeFile(runFile, JSON.stringify(run))
