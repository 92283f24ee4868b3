import { fork } from 'node:child_process'
import { once } from 'node:events'
import { MintageServer } from '../../../tests/e2e/support/server.ts'
import { atMost, type Figure, median } from './figure.ts'
import { runTool } from './tools.ts'

/** Connections at once, and seconds of each turn. */
const CONNECTIONS = 16
const SECONDS = 4
const TURNS = 3

interface Load {
  requests: { average: number }
  latency: { p99: number }
  non2xx: number
}

async function load(url: string): Promise<Load> {
  const printed = await runTool('autocannon', ['--json', '-c', String(CONNECTIONS), '-d', String(SECONDS), url])
  const result: Load = JSON.parse(printed)
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers of ${url} were no success`)
  return result
}

/** Requests a second beside the bare framework, which answers a constant; in turns, so that both meet the same machine. */
export async function measureServing(server: MintageServer): Promise<Figure[]> {
  const bare = fork(new URL('../../api/bench/bare-framework.ts', import.meta.url), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [bareUrl] = await once(bare, 'message')
  const asked = { framework: String(bareUrl), page: `${server.url}/pricing`, settings: `${server.url}/api/settings` }
  const rates: Record<keyof typeof asked, number[]> = { framework: [], page: [], settings: [] }
  const slowest: Record<keyof typeof asked, number[]> = { framework: [], page: [], settings: [] }
  const names = ['framework', 'page', 'settings'] as const
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const name of names) {
      const { requests, latency } = await load(asked[name])
      rates[name].push(requests.average)
      slowest[name].push(latency.p99)
    }
  }
  bare.kill()
  return names.flatMap((name) => [
    { what: `requests a second, ${name}`, goal: '', measured: median(rates[name]).toFixed(0), met: true },
    atMost(`p99 with ${CONNECTIONS} connections, ${name}`, median(slowest[name]), null, ' ms'),
  ])
}

/** From the start of the process to its first answer, with a database that exists. */
export async function measureStartUp(): Promise<Figure[]> {
  const times: number[] = []
  for (let start = 0; start < 3; start += 1) {
    const begun = performance.now()
    const server = await MintageServer.start({})
    times.push((performance.now() - begun) / 1000)
    await server.stop()
  }
  return [atMost('start-up of the server, median of three', median(times), null, ' s', 1)]
}
