import { spawn } from 'node:child_process'
import { createServer, request } from 'node:http'
import { launchOptions } from '../../../scripts/browser.mjs'
import { listen } from '../../../tests/e2e/support/listen.ts'
import { atMost, type Figure, median } from './figure.ts'
import { publicPages } from './pages.ts'
import { runTool } from './tools.ts'

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'practices',
  seo: 'SEO',
}
/** Pages that ask not to be listed by search engines lose points for just that. */
const isUnlisted = (path: string) => path === '/login' || path === '/register'

async function openBrowser(): Promise<{ port: string; close(): void }> {
  const { executablePath, args, env } = await launchOptions()
  if (executablePath === undefined) throw new Error('Lighthouse is measured with the pinned browser, on Linux x64')
  const browser = spawn(executablePath, [...args, '--headless', '--remote-debugging-port=0', 'about:blank'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const port = await new Promise<string>((resolve, reject) => {
    let printed = ''
    browser.stderr.on('data', (text: Buffer) => {
      printed += text.toString()
      const [, found] = /ws:\/\/[^:]+:(\d+)\//.exec(printed) ?? []
      if (found !== undefined) resolve(found)
    })
    browser.once('exit', () => reject(new Error(`the browser ended:\n${printed}`)))
  })
  return { port, close: () => browser.kill() }
}

/**
 * The site without one header: of a page that sends `referrer-policy`, even with the value that every browser takes by
 * itself, the pinned browser tells Lighthouse that loading was cancelled, and it gives up.
 */
function withoutReferrerPolicy(target: string) {
  const { hostname, port } = new URL(target)
  const proxy = createServer((asked, answer) => {
    const { url: path, method, headers } = asked
    const passed = request({ hostname, port, path, method, headers }, (answered) => {
      const { 'referrer-policy': _, ...others } = answered.headers
      answer.writeHead(answered.statusCode ?? 502, others)
      answered.pipe(answer)
    })
    asked.pipe(passed)
  })
  return listen(proxy)
}

/** Every public page on a simulated phone, so many times: the median of each category, and of the largest paint. */
export async function measureLighthouse(baseURL: string, runs: number): Promise<Figure[]> {
  const figures: Figure[] = []
  const site = await withoutReferrerPolicy(baseURL)
  for (const { path } of publicPages) {
    const reports: Report[] = []
    for (let run = 0; run < runs; run += 1) {
      // One each: what an earlier run left in the browser is not measured.
      const browser = await openBrowser()
      try {
        const only = `--only-categories=${Object.keys(categories).join()}`
        const words = [`${site.url}${path}`, '--output=json', '--quiet', `--port=${browser.port}`, only]
        reports.push(JSON.parse(await runTool('lighthouse', words)))
      } finally {
        browser.close()
      }
    }
    for (const [id, name] of Object.entries(categories)) {
      if (id === 'seo' && isUnlisted(path)) continue
      const score = median(reports.map((report) => (report.categories[id]?.score ?? 0) * 100))
      const what = `Lighthouse ${name} of ${path}, median of ${runs}`
      figures.push({ what, goal: '100', measured: score.toFixed(0), met: score >= 100 })
    }
    const paints = reports.map(({ audits }) => (audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000)
    figures.push(atMost(`largest paint of ${path}, simulated phone`, median(paints), 1.5, ' s', 2))
  }
  site.close()
  return figures
}
