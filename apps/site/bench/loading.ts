import type { Browser, BrowserContext, Page } from 'playwright'
import { watchLayoutShifts } from '../../../tests/e2e/support/shifts.ts'
import { atMost, type Figure } from './figure.ts'
import { memberPages, publicPages, widths } from './pages.ts'
import { newVisitor, open, register } from './visitor.ts'

interface Loaded {
  scripts: number
  styles: number
  requests: number
  shift: number
  faults: readonly string[]
}

async function load(page: Page, path: string): Promise<Loaded> {
  const faults: string[] = []
  const shifts = await watchLayoutShifts(page)
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  await open(page, path)
  const found = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming)
    // As the server compressed them, with brotli.
    const sizeOf = (suffix: string) =>
      files
        .filter(({ name }) => new URL(name).pathname.endsWith(suffix))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1024, 0)
    return { scripts: sizeOf('.js'), styles: sizeOf('.css'), requests: files.length + 1 }
  })
  return { ...found, shift: (await shifts()).total, faults }
}

type Listed = readonly { path: string; script: number }[]

async function measurePages(visitor: BrowserContext, pages: Listed, width: number, who: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { path, script } of pages) {
    const page = await visitor.newPage()
    const { scripts, styles, requests, shift, faults } = await load(page, path)
    await page.close()
    const where = `${path}, ${who}`
    figures.push(atMost(`layout shift of ${where} at ${width} px`, shift, 0, '', 3))
    figures.push(atMost(`errors while the browser takes over ${where} at ${width} px`, faults.length, 0))
    for (const fault of faults) console.error(`  ${path}: ${fault.split('\n')[0]}`)
    if (width !== 1440) continue
    figures.push(atMost(`JavaScript of ${where}`, scripts, script, ' KiB', 1))
    figures.push(atMost(`styles of ${where}`, styles, null, ' KiB', 1))
    figures.push(atMost(`requests of ${where} until idle`, requests, path === '/' ? 12 : null))
  }
  return figures
}

/** Bytes, requests, layout shift and errors of every route; each page is loaded with an empty cache for its width. */
export async function measureLoading(browser: Browser, baseURL: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const width of widths) {
    for (const { path, script } of publicPages) {
      const guest = await newVisitor(browser, baseURL, width)
      figures.push(...(await measurePages(guest, [{ path, script }], width, 'guest')))
      await guest.close()
    }
    for (const { path, script } of [...publicPages, ...memberPages]) {
      // Signing in is not for those who are in; paying is measured by its own journey, with something to pay.
      if (['/login', '/register', '/pay'].includes(path)) continue
      const member = await newVisitor(browser, baseURL, width)
      await register(member)
      figures.push(...(await measurePages(member, [{ path, script }], width, 'member')))
      await member.close()
    }
  }
  return figures
}
