// `npm run mutation:code`: runs Stryker over every area of tests/mutation/areas.mjs, or one: `-- ui`. Stryker's own
// options follow the area: `-- ui --mutate packages/ui/src/format/money.ts`, `-- site --incremental`.
import { areas } from '../tests/mutation/areas.mjs'
import { ensureInstalled, runPinned } from './workspace.mjs'

ensureInstalled()
const [name, ...options] = process.argv.slice(2)
if (name !== undefined && !(name in areas)) throw new Error(`the areas are ${Object.keys(areas).join(', ')}`)
const failed = (name ? [name] : Object.keys(areas)).filter(
  (area) => !runPinned('stryker', ['run', 'tests/mutation/stryker.config.mjs', ...options], { MUTATION_AREA: area }),
)
if (failed.length > 0) console.error(`the mutation score is too low: ${failed.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
