// Lighthouse on a simulated phone: every public page, so many times (`--runs 5`), the median of each category.
import { spawn } from 'node:child_process'
import { createServer, request } from 'node:http'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { listen } from '../../tests/e2e/support/listen.ts'
import { MintageServer } from '../../tests/e2e/support/server.ts'
import makeDataFolder from '../../tests/makeDataFolder.ts'
import { launchOptions } from '../browser.mjs'
import { median, report } from './figure.ts'
import { runTool } from './tools.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const pages = ['/', '/pricing', '/faq', '/generate-image', '/remove-background', '/upscale-image', '/check', '/terms']
/** They ask search engines not to list them, which costs points for just that. */
const unlisted = ['/login', '/register']

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const runs = Array.from({ length: Number(values.runs) })

/** A browser for each run: nothing is left of the run before. */
async function run(address: string): Promise<Report> {
  const { executablePath, args, env } = await launchOptions()
  if (executablePath === undefined) throw new Error('Lighthouse needs the pinned browser, on Linux x64')
  const browser = spawn(executablePath, [...args, '--headless', '--remote-debugging-port=0', 'about:blank'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  try {
    for await (const line of createInterface({ input: browser.stderr })) {
      const [, port] = /ws:\/\/[^:]+:(\d+)\//.exec(line) ?? []
      if (port === undefined) continue
      const only = `--only-categories=${categories.join()}`
      return JSON.parse(await runTool('lighthouse', address, '--output=json', '--quiet', `--port=${port}`, only))
    }
    throw new Error('the browser did not start')
  } finally {
    browser.kill()
  }
}

/** Lighthouse takes a page with the header `referrer-policy` for cancelled in the pinned browser. */
const withoutReferrerPolicy = (target: string) =>
  listen(
    createServer((asked, answer) => {
      const { method, headers } = asked
      const passed = request(new URL(asked.url ?? '/', target), { method, headers }, (answered) => {
        const { 'referrer-policy': _, ...others } = answered.headers
        answer.writeHead(answered.statusCode ?? 502, others)
        answered.pipe(answer)
      })
      asked.pipe(passed)
    }),
  )

const removeData = await makeDataFolder()
const server = await MintageServer.start({ RATE_LIMIT: 'off' })
const site = await withoutReferrerPolicy(server.url)
try {
  for (const page of [...pages, ...unlisted]) {
    const reports: Report[] = []
    for (const _ of runs) reports.push(await run(site.url + page))
    for (const category of categories) {
      if (category === 'seo' && unlisted.includes(page)) continue
      const score = median(reports.map((one) => (one.categories[category]?.score ?? 0) * 100))
      report(`${category} of ${page}, median of ${runs.length}`, score.toFixed(0), '100', score >= 100)
    }
    const auditOf = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
    const paint = auditOf('largest-contentful-paint') / 1000
    report(`largest paint of ${page}`, `${paint.toFixed(2)} s`, '<= 1.5 s', paint <= 1.5)
    const shift = auditOf('cumulative-layout-shift')
    report(`layout shift of ${page}`, shift.toFixed(3), '0', shift === 0)
  }
} finally {
  site.close()
  await server.stop()
  await removeData()
}
