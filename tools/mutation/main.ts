// `npm run mutation:code`: changes the code in every way that Stryker knows, in the copy that `npm run mutation` makes,
// and counts what no unit test notices. `-- site` one area, `-- --changed` files that a change touched, and
// `-- ui packages/ui/src/format/money.ts` one file.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesOfTree } from '../../scripts/tree.mjs'
import { type Area, areas } from './areas.ts'
import { changedFiles } from './changedFiles.ts'
import { prepareScratch, root, scratch } from './scratch.ts'

const words = process.argv.slice(2)
const isChangedOnly = words.includes('--changed')
const named = words.filter((word) => word in areas)
const wanted = words.filter((word) => word.endsWith('.ts'))

const changed = isChangedOnly ? changedFiles() : undefined
const isWanted = (file: string) =>
  (wanted.length === 0 || wanted.includes(file)) && (changed === undefined || changed.has(file))

const vitestConfig = (tests: readonly string[]) =>
  `export default { test: { strictTags: false, isolate: false, environment: 'node', testTimeout: 30_000, include: ${JSON.stringify(tests)} } }\n`

function run(name: string, { folder, has, least, tests }: Area): boolean {
  const files = filesOfTree(root).filter((file) => has(file) && isWanted(file))
  if (files.length === 0) return true
  const config = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'mutation.vitest.config.ts' },
    // The copy is nobody's work, and packages find each other in it by the same paths as here.
    inPlace: true,
    coverageAnalysis: 'perTest',
    mutate: files.map((file) => path.relative(folder, file)),
    thresholds: { high: 100, low: least, break: least },
    concurrency: 2,
    // A mutant that never ends counts as noticed; one that a busy machine makes slow must not.
    timeoutMS: 30_000,
    tempDirName: '.cache/mutation/backup',
    reporters: ['progress-append-only', 'clear-text', 'json'],
    jsonReporter: { fileName: `.cache/mutation/${name}.json` },
    clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  }
  console.log(`\n${name}: ${files.length} files`)
  writeFileSync(path.join(scratch, folder, 'mutation.vitest.config.ts'), vitestConfig(tests))
  writeFileSync(path.join(scratch, folder, 'stryker.config.json'), JSON.stringify(config, null, 2))
  const bin = path.join(scratch, 'node_modules/.bin')
  const { status } = spawnSync(path.join(bin, 'stryker'), ['run'], {
    cwd: path.join(scratch, folder),
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return status === 0
}

prepareScratch()
const failed = Object.entries(areas)
  .filter(([name]) => named.length === 0 || named.includes(name))
  .filter(([name, area]) => !run(name, area))
  .map(([name]) => name)
prepareScratch()
if (failed.length > 0) console.error(`fewer noticed than must be: ${failed.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
