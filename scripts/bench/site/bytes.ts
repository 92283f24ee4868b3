import { brotliCompressSync } from 'node:zlib'
import { ask } from './ask.ts'
import { type Conditions, openGuest, pages } from './page.ts'
import type { Figure, Part, Site } from './part.ts'

const compressed = new Map<string, number>()

function brotliSize(source: string): number {
  const size = compressed.get(source) ?? brotliCompressSync(source).byteLength
  compressed.set(source, size)
  return size
}

/**
 * The JavaScript of a page before anybody touches it. `executed`: KiB as brotli makes them. `transferred`: KiB on the
 * line, with headers and the scripts inside the page. `requests`: until two seconds after load, because files are fetched
 * in advance then.
 */
async function scriptsOf(site: Site, path: string, conditions: Conditions) {
  const { page, devtools, openAndRest, close } = await openGuest(site, conditions)
  const scripts = new Set<string>()
  const requests: number[] = []
  let [load, bytes, executed, inline] = [0, 0, 0, 0]
  await devtools.send('Page.enable')
  devtools.on('Page.loadEventFired', ({ timestamp }) => {
    load = timestamp
  })
  devtools.on('Network.requestWillBeSent', ({ request, timestamp }) => {
    if (request.url.startsWith('http')) requests.push(timestamp)
  })
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.endsWith('javascript')) scripts.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await page.coverage.startJSCoverage({ resetOnNavigation: false })
  await openAndRest(path, 5000)
  const address = page.url()
  for (const { url, source = '', functions } of await page.coverage.stopJSCoverage()) {
    // Modules that are only fetched in advance are not in the list, or have a count of 0.
    if (!functions.some(({ ranges }) => ranges.some(({ count }) => count > 0))) continue
    executed += brotliSize(source)
    if (url === address) inline += brotliSize(source)
  }
  await close()
  const early = requests.filter((timestamp) => timestamp < load + 2)
  return { executed: executed / 1024, transferred: (bytes + inline) / 1024, requests: early.length }
}

const run: Figure = { name: 'JavaScript run before the first interaction', unit: 'KiB', ratio: 0.015, most: 1.5 }
const savingData: Figure = { name: 'JavaScript transferred by then with Save-Data', unit: 'KiB', most: 1.5 }
const slowLine: Figure = { name: 'JavaScript transferred by then on slow 3G', unit: 'KiB', most: 1.5 }
const requestsFigure: Figure = { name: 'requests until idle', unit: '', most: 6 }
const html: Figure = { name: 'HTML with headers', unit: 'KiB', most: 14 }

const heroPages = ['/', '/generate-image', '/remove-background', '/upscale-image']
/** Pages that are open at the same time: bytes do not depend on it. */
const AT_ONCE = 3

export const bytes: Part = {
  figures: [run, savingData, slowLine, requestsFigure, html],
  runs: 1,
  async measure(site, note) {
    const measurePage = async (path: string) => {
      const [plain, saving, slow] = await Promise.all([
        scriptsOf(site, path, {}),
        scriptsOf(site, path, { savesData: true }),
        scriptsOf(site, path, { line: 'slow 3G' }),
      ])
      note(run, path, plain.executed)
      note(savingData, path, saving.transferred)
      note(slowLine, path, slow.transferred)
    }
    for (let first = 0; first < pages.length; first += AT_ONCE) {
      await Promise.all(pages.slice(first, first + AT_ONCE).map(measurePage))
    }
    note(requestsFigure, '/', (await scriptsOf(site, '/', {})).requests)
    for (const path of heroPages) {
      const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' }
      note(html, path, (await ask(site.url + path, headers)).size / 1024)
    }
  },
}
