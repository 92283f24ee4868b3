import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Failure } from './capture/captureStories.ts'
import { paths } from './paths.ts'
import type { Comparison, ReportData } from './types.ts'

/** What a run has found, as it is saved for the report and for approving. */
export interface Run {
  /** ISO 8601. */
  takenAt: string
  scope: 'all' | 'changed' | 'part'
  progress: ReportData['progress']
  comparisons: Comparison[]
  /** Hash of every shot that was taken, by its id. */
  hashes: Record<string, string>
  /** Shots that differed, and did not when they were taken once more. */
  flaky: string[]
  failures: Failure[]
  /** Hash of every approved picture that differs or is gone, by its id. */
  before: Record<string, string>
  /** The commit that these can be rendered from; null outside of git and where it is not known. */
  commit: string | null
  /** The earlier version that was asked for instead of the approved pictures. */
  against: string | null
  seconds: number
  stories: number
  /** Tells machines apart that do not draw to the bit alike. */
  renderer: string
  /** Whether this machine draws as the one does that the baselines are from. */
  drawsAlike: boolean
}

export const runFileIn = (report: string): string => path.join(report, 'run.json')

export async function readRun(report: string = paths.report): Promise<Run> {
  const written = await readFile(runFileIn(report), 'utf8').catch(() => {
    throw new Error('Nothing has been taken yet: run `npm run visual` first.')
  })
  return JSON.parse(written)
}

export const writeRun = (run: Run, report: string = paths.report): Promise<void> =>
  writeFile(runFileIn(report), JSON.stringify(run))
