// `npm run bench -- site [--only loading,interactions,lists,serving,lighthouse] [--runs 5] [--out file]
// [--compare file]`: what a visitor waits for on the built site, against the goals. docs/decisions/site-benchmark.md
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { launchOptions } from '../../../scripts/browser.mjs'
import { MintageServer } from '../../../tests/e2e/support/server.ts'
import makeDataFolder from '../../../tests/makeDataFolder.ts'
import { differences } from './compare.ts'
import type { Figure } from './figure.ts'
import { measureInteractions } from './interactions.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLists } from './lists.ts'
import { measureLoading } from './loading.ts'
import { measureServing, measureStartUp } from './serving.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    out: { type: 'string' },
    /** The file of an earlier measurement: what has changed since is printed. */
    compare: { type: 'string' },
  },
})
if (!values.out) throw new Error('--out names the JSON file to write')

const removeData = await makeDataFolder()
// Behind a proxy, as in production: each visitor has an address of its own.
const server = await MintageServer.start({ TRUST_PROXY: 'on', RATE_LIMIT: 'off' })
const browser = await chromium.launch(await launchOptions())

const measurements = {
  loading: () => measureLoading(browser, server.url),
  interactions: () => measureInteractions(browser, server.url),
  lists: () => measureLists(browser, server.url),
  serving: async () => [...(await measureStartUp()), ...(await measureServing(server))],
  lighthouse: () => measureLighthouse(server.url, Number(values.runs)),
}

const figures: Figure[] = []
try {
  for (const [name, measure] of Object.entries(measurements)) {
    if (values.only !== undefined && !values.only.split(',').includes(name)) continue
    for (const figure of await measure()) {
      figures.push(figure)
      console.log(`${figure.what}: ${figure.measured}${figure.goal === '' ? '' : `, goal ${figure.goal}`}`)
    }
  }
} finally {
  await browser.close()
  await server.stop()
  await removeData()
}

await mkdir(path.dirname(values.out), { recursive: true })
await writeFile(values.out, `${JSON.stringify({ measured: new Date().toISOString(), figures }, null, 2)}\n`)
if (values.compare !== undefined) {
  const { figures: before }: { figures: Figure[] } = JSON.parse(await readFile(values.compare, 'utf8'))
  for (const line of differences(before, figures)) console.log(line)
}
