// The last step of `npm test`: names the requirements that no passed test shows. It judges the levels that have run.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { treeHash } from '../../scripts/tree.mjs'
import { levels, requirements, resultsFolder, root } from './requirements.ts'
import { readTagResults } from './results.ts'

interface StepResult {
  readonly passed: boolean
  readonly tree: string | null
}

const tree = treeHash(root)
const stepsFile = path.join(resultsFolder, 'steps.json')
const steps: Readonly<Record<string, StepResult>> = existsSync(stepsFile)
  ? JSON.parse(readFileSync(stepsFile, 'utf8'))
  : {}

/** Results of other files than there are now show nothing. */
const ran = levels.flatMap((level) => {
  const results = readTagResults(level)
  return results?.tree === tree ? [{ level, tags: results.tags }] : []
})
const isShown = new Map<string, (number: string) => boolean>([
  ...ran.map(({ level, tags }) => [level, (number: string) => tags[number] === 'passed'] as const),
  ...Object.entries(steps)
    .filter(([, step]) => step.tree === tree)
    .map(([name, { passed }]) => [`step:${name}`, () => passed] as const),
])

const missing = [...isShown].flatMap(([where, holds]) => {
  const numbers = Object.entries(requirements)
    .filter(([number, { shown }]) => shown.some((one) => one === where) && !holds(number))
    .map(([number]) => number)
  return numbers.length === 0 ? [] : [{ where, numbers }]
})
const unknown = ran.flatMap(({ level, tags }) =>
  Object.keys(tags)
    .filter((tag) => !(tag in requirements))
    .map((tag) => `a test of ${level} has the tag ${tag}, which is no requirement`),
)
const faults = [
  ...(ran.length === 0 ? ['no test has run on these files: run `npm test`, or `npm test -- unit requirements`'] : []),
  ...missing.map(({ where, numbers }) => `no passed test of ${where} shows ${numbers.join(' ')}`),
  ...unknown,
]

const total = Object.keys(requirements).length
const shown = total - new Set(missing.flatMap(({ numbers }) => numbers)).size
if (ran.length > 0)
  console.log(
    `requirements: ${shown} of ${total} shown, as far as ${ran.map(({ level }) => level).join(', ')} can tell`,
  )
for (const fault of faults) console.error(`  ${fault}`)
process.exitCode = faults.length > 0 ? 1 : 0
