// Memory of the server on the embedded database, and its reads compared with the bare framework. The load alternates
// between both, so that both run under the same conditions.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { median, report } from './figure.ts'
import { mebibytes, serve } from './serve.ts'
import { runTool } from './tools.ts'

const TURNS = 3
const root = path.resolve(import.meta.dirname, '../..')
const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'mintage-bench-'))

async function requestsPerSecond(address: string): Promise<number> {
  const printed = await runTool('autocannon', '--json', '-c', '16', '-d', '4', address)
  const { requests, non2xx }: { requests: { average: number }; non2xx: number } = JSON.parse(printed)
  if (non2xx > 0) throw new Error(`${non2xx} requests of ${address} failed`)
  return requests.average
}

async function measureReads(url: string): Promise<void> {
  const bare = fork(path.join(root, 'apps/api/bench/bare-framework.ts'))
  const [framework] = await once(bare, 'message')
  const ratios = new Map<string, number[]>(['/api/settings', '/api/packs', '/api/countries'].map((read) => [read, []]))
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [read, list] of ratios) {
      list.push((await requestsPerSecond(url + read)) / (await requestsPerSecond(String(framework))))
    }
  }
  bare.kill()
  for (const [read, list] of ratios) {
    const ratio = median(list)
    report(`requests a second of ${read}, beside the bare framework`, ratio.toFixed(2), '>= 0.7', ratio >= 0.7)
  }
}

try {
  // The first start makes the database, which is not measured.
  await (await serve(root, { DATA_DIR })).stop()
  const server = await serve(root, { DATA_DIR })
  await sleep(10_000)
  const atRest = mebibytes(server)
  report('memory at rest', `${atRest.toFixed(0)} MiB`, '<= 300 MiB', atRest <= 300)
  await measureReads(server.url)
  await server.stop()
} finally {
  await rm(DATA_DIR, { recursive: true, force: true })
}
