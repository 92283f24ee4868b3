// Processor time and memory of the server on the embedded database, and its reads compared with the bare framework. The
// load alternates between both, so that both run under the same conditions.
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { median, report } from './figure.ts'
import { runTool } from './tools.ts'

const TURNS = 3
const PORT = process.env.PORT ?? '3199'
const url = `http://127.0.0.1:${PORT}`
const root = path.resolve(import.meta.dirname, '../..')
const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'mintage-bench-'))

async function start() {
  const env = { ...process.env, PORT, DATA_DIR, RATE_LIMIT: 'off', SITE_DIR: path.join(root, 'apps/site/dist') }
  const child = spawn(process.execPath, ['apps/api/src/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('the server has stopped')
    await sleep(50)
  }
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { proc: `/proc/${child.pid}`, stop }
}

/** Linux counts processor time in hundredths of a second. */
function processorSeconds(proc: string): number {
  const stat = readFileSync(`${proc}/stat`, 'utf8')
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) / 100
}

async function requestsPerSecond(address: string): Promise<number> {
  const printed = await runTool('autocannon', '--json', '-c', '16', '-d', '4', address)
  const { requests, non2xx }: { requests: { average: number }; non2xx: number } = JSON.parse(printed)
  if (non2xx > 0) throw new Error(`${non2xx} requests of ${address} failed`)
  return requests.average
}

async function measureReads(): Promise<void> {
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
  await (await start()).stop()
  const { proc, stop } = await start()
  console.log(
    `         processor time to ready: ${processorSeconds(proc).toFixed(2)} s, goal <= 0.4 of that at d6dd6362`,
  )
  await sleep(10_000)
  const [, kibibytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`${proc}/status`, 'utf8')) ?? []
  const mebibytes = Number(kibibytes) / 1024
  report('memory at rest', `${mebibytes.toFixed(0)} MiB`, '<= 300 MiB', mebibytes <= 300)
  await measureReads()
  await stop()
} finally {
  await rm(DATA_DIR, { recursive: true, force: true })
}
