// `npm run bench [-- server lighthouse]`: each part prints figures with their goals. Options follow the parts:
// `-- lighthouse --runs 1`.
import { ensureInstalled, runPinned } from './workspace.mjs'

const parts = {
  server: 'scripts/bench/server.ts',
  interactions: 'scripts/bench/interactions.ts',
  lighthouse: 'scripts/bench/lighthouse.ts',
  site: 'scripts/bench/site.ts',
  /** Needs PostgreSQL and ten minutes. */
  charges: 'apps/api/bench/charges.ts',
  /** Needs photographs: `-- cutOuts --photos folder`. */
  cutOuts: 'apps/api/bench/cutOuts.ts',
  review: 'tests/visual/findDefects.ts',
}

ensureInstalled()
const words = process.argv.slice(2)
const options = words.findIndex((word) => word.startsWith('--'))
const named = options < 0 ? words : words.slice(0, options)
const unknown = named.filter((name) => !(name in parts))
if (unknown.length > 0) throw new Error(`there is no ${unknown}; there are ${Object.keys(parts).join(', ')}`)

const chosen = Object.entries(parts).filter(([name]) => named.length === 0 || named.includes(name))
const needsSite = chosen.some(([, file]) => file.startsWith('scripts/'))
const builds = [
  ['vite', ['build', 'apps/site', '--logLevel', 'warn']],
  ['vite', ['build', 'apps/api', '--logLevel', 'warn']],
  ['node', ['apps/api/scripts/prepare.ts']],
]
if (needsSite && !builds.every(([command, args]) => runPinned(command, args))) process.exit(1)
for (const [name, file] of chosen) {
  console.log(`> ${name}`)
  if (!runPinned('node', [file, ...(options < 0 ? [] : words.slice(options))])) process.exitCode = 1
}
