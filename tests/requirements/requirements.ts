import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

/** Takes a requirement out of the sources. The file contains `from` exactly once. */
export interface Break {
  readonly file: string
  readonly from: string
  readonly to: string
}

/** The kinds of tests, from the fastest to the slowest. */
export const levels = ['unit', 'stories', 'site', 'e2e'] as const
export type Level = (typeof levels)[number]

interface Requirement {
  readonly text: string
  /** The levels that have tests with the tag. The first is the fastest, and notices the break. */
  readonly shown: readonly (Level | `step:${string}`)[]
  /** Missing where the requirement is about which files exist. */
  readonly break?: Break
}

export const root = path.resolve(import.meta.dirname, '../..')
export const resultsFolder = path.join(root, 'node_modules/.cache/results')

export const requirements: Readonly<Record<string, Requirement>> = parse(
  readFileSync(path.join(import.meta.dirname, 'requirements.yaml'), 'utf8'),
)

/** Goes into `test.tags` of the Vitest configurations, so that a mistyped tag fails. */
export const requirementTags = Object.entries(requirements).map(([name, { text }]) => ({ name, description: text }))

export const isRequirementTag = (tag: string): boolean => /^R\d+$/.test(tag)

/** @param file its path from the root */
export function levelOf(file: string): Level {
  if (file.endsWith('.stories.tsx')) return 'stories'
  if (file.endsWith('.spec.ts')) return 'e2e'
  return file.startsWith('tests/site/') ? 'site' : 'unit'
}
