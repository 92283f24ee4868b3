// The last step of `npm test`: holds the map of requirements against what has just run.
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { treeHash } from '../../scripts/tree.mjs'
import { storiesIn } from '../sources/stories.ts'
import { areas } from './areas/index.ts'
import { breakCounts, faultsOfBreaks } from './breaks.ts'
import { check, type StepResult } from './check.ts'
import { missing } from './missing.ts'
import { e2eOutcomes, storiesRun, vitestOutcomes } from './outcomes.ts'
import { summaryOf } from './summary.ts'

const last = 408

const root = path.resolve(import.meta.dirname, '../..')
const fileOf = (name: string) => path.join(root, 'node_modules/.cache/results', `${name}.json`)
const textOf = (name: string) => readFileSync(fileOf(name), 'utf8')
const readSource = (file: string) => {
  const source = path.join(root, file)
  return existsSync(source) ? readFileSync(source, 'utf8') : undefined
}

const lacking = ['unit', 'stories', 'models', 'e2e', 'steps'].filter((name) => !existsSync(fileOf(name)))
if (lacking.length > 0) {
  console.error(
    `The map of requirements is held against what ran, and there is no result of: ${lacking.join(', ')}.\n` +
      'Run `npm test`, or first `npm test -- contract unit builds stories models e2e`.',
  )
  process.exit(1)
}

const ended: Record<string, StepResult> = JSON.parse(textOf('steps'))
const steps = new Map(Object.entries(ended))

const stories = storiesRun(textOf('stories'), root)
// Only the files of stories that are named: reading all of them takes longer than everything else here.
const named = areas.flatMap((area) =>
  Object.values(area).flatMap(({ shownBy }) => shownBy.flatMap((one) => ('story' in one ? [one.story] : []))),
)
const files = new Set(named.flatMap((id) => stories.files.get(id) ?? []))

const answer = check({
  areas,
  missing,
  last,
  tree: treeHash(root),
  run: {
    unit: vitestOutcomes(textOf('unit'), root),
    stories: stories.outcomes,
    models: vitestOutcomes(textOf('models'), root),
    e2e: e2eOutcomes(textOf('e2e'), root),
    steps,
  },
  stories: new Map([...files].flatMap(storiesIn).map((story) => [story.id, story])),
})

const oldest = Math.min(...['unit', 'stories', 'models', 'e2e'].map((name) => statSync(fileOf(name)).mtimeMs))
console.log(summaryOf(answer, missing, last))
console.log(`results since ${new Date(oldest).toISOString()}`)
const { broken, requirements, breaks } = breakCounts(areas)
console.log(
  `${broken} of ${requirements} requirements carry a break (${breaks} breaks): \`npm run mutation\` tries them`,
)
const faults = [...answer.faults, ...faultsOfBreaks(areas, readSource)]
for (const fault of faults) console.error(`  ${fault}`)
process.exitCode = faults.length > 0 ? 1 : 0
