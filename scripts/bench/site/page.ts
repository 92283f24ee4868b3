import type { CDPSession, Page } from 'playwright'
import { guestPages, publicPages } from '../../../tests/e2e/support/pages.ts'
import type { Site } from './part.ts'

/** Every page that a guest may open. */
export const pages: readonly string[] = [...publicPages, ...guestPages].map(([path]) => path)

/** As the developer tools of Chrome set them: ms for each request, and bytes a second. */
const lines = {
  'slow 4G': { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 },
  'slow 3G': { latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 },
} as const

export interface Conditions {
  line?: keyof typeof lines
  /** How many times slower the processor is. */
  slowdown?: number
  savesData?: true
  width?: number
}

export interface Opened {
  page: Page
  devtools: CDPSession
  /** Opens a page, and waits until nothing comes by itself any more, but for so many ms at least. */
  openAndRest(path: string, milliseconds: number): Promise<void>
  close(): Promise<void>
}

/** Rounds of half a second in which requests may be open. */
const LONGEST_REST = 120

/** Waits by the clock of the page, and for its main thread. */
const waitInPage = (page: Page, milliseconds: number) =>
  page.evaluate(
    (after) => new Promise<void>((resolve) => setTimeout(() => requestIdleCallback(() => resolve()), after)),
    milliseconds,
  )

/** A new guest with an empty cache. */
export async function openGuest({ browser, url }: Site, conditions: Conditions = {}): Promise<Opened> {
  const { line, slowdown = 1, savesData, width = 1440 } = conditions
  const context = await browser.newContext({ baseURL: url, viewport: { width, height: 900 }, isMobile: width < 500 })
  if (savesData) await context.setExtraHTTPHeaders({ 'save-data': 'on' })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (line) await devtools.send('Network.emulateNetworkConditions', { offline: false, ...lines[line] })
  if (savesData) await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  // The type that Chrome derives from the latency is lost with the first navigation.
  const slowType = () => {
    const connection: unknown = Reflect.get(navigator, 'connection')
    if (connection instanceof Object) Object.defineProperty(connection, 'effectiveType', { value: '2g' })
  }
  if (line === 'slow 3G') await page.addInitScript(slowType)
  const pending = new Set<string>()
  devtools.on('Network.requestWillBeSent', ({ requestId }) => pending.add(requestId))
  devtools.on('Network.loadingFinished', ({ requestId }) => pending.delete(requestId))
  devtools.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId))
  const openAndRest = async (path: string, milliseconds: number) => {
    await page.goto(path, { waitUntil: 'load', timeout: 120_000 })
    await waitInPage(page, milliseconds)
    for (let round = 0; round < LONGEST_REST; round += 1) {
      await waitInPage(page, 500)
      if (pending.size === 0) break
    }
  }
  return { page, devtools, openAndRest, close: () => context.close() }
}
