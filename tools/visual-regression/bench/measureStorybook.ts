import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { chromium, type Page } from 'playwright'
import { launchOptions } from '../../../scripts/browser.mjs'
import { serveStorybook } from '../capture/serveStorybook.ts'
import type { Copy } from './copy.ts'
import { atMost, type Figure } from './figure.ts'

/** Of each kind: a small part, a control, a dialog, two screens and a machine. */
const visited = [
  { component: 'primitives-button', story: 'primary' },
  { component: 'controls-tokenslider', story: 'start' },
  { component: 'overlays-buytokensmodal', story: 'ready' },
  { component: 'screens-landing', story: 'home' },
  { component: 'screens-pay', story: 'ready' },
]

const longest = (values: readonly number[]) => Math.max(...values)

/** Resolves when the preview says that it is drawn. @returns milliseconds since `begun` of the page's clock */
const drawn = (page: Page, id: string, begun: number) =>
  page
    .waitForFunction((wanted) => Reflect.get(window, 'drawn')?.[wanted], id)
    .then((at) => at.jsonValue())
    .then((at) => Number(at) - begun)

async function noteWhatIsDrawn(page: Page) {
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in window)
  await page.evaluate(() => {
    const times: Record<string, number> = {}
    Reflect.set(window, 'drawn', times)
    const note = (id: string) => {
      times[id] ??= performance.now()
    }
    window.__STORYBOOK_ADDONS_CHANNEL__.on('storyRendered', note)
    window.__STORYBOOK_ADDONS_CHANNEL__.on('docsRendered', note)
  })
}

/** Presses an entry of the sidebar. */
async function press(page: Page, id: string) {
  const entry = page.locator(`[data-item-id="${id}"] :is(a, button)`).first()
  await entry.scrollIntoViewIfNeeded()
  const begun = await page.evaluate(() => performance.now())
  await entry.click()
  return begun
}

async function measureClicks(url: string): Promise<Figure[]> {
  const browser = await chromium.launch(await launchOptions())
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const docs: number[] = []
  const stories: number[] = []
  try {
    await page.goto(url)
    await noteWhatIsDrawn(page)
    for (const { component, story } of visited) {
      docs.push(await drawn(page, `${component}--docs`, await press(page, component)))
      stories.push(await drawn(page, `${component}--${story}`, await press(page, `${component}--${story}`)))
    }
  } finally {
    await browser.close()
  }
  return [
    atMost('Storybook as built: a story is drawn after its click, longest of 5', 1, longest(stories) / 1000, 's'),
    atMost('Storybook as built: a page of documentation, longest of 5', 2, longest(docs) / 1000, 's'),
  ]
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Starts the development server, until the first story is drawn in a browser. */
async function start(folder: string, work: (page: Page, seconds: number) => Promise<void>) {
  const port = await freePort()
  const command = path.join(folder, 'node_modules/storybook/dist/bin/dispatcher.js')
  const browser = await chromium.launch(await launchOptions())
  const begun = performance.now()
  const server = spawn(
    process.execPath,
    [command, 'dev', '-c', '.storybook', '-p', `${port}`, '--ci', '--exact-port', '--host', '127.0.0.1'],
    { cwd: folder, stdio: 'ignore', env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' } },
  )
  try {
    const page = await browser.newPage()
    const url = `http://127.0.0.1:${port}/iframe.html?id=primitives-button--primary&viewMode=story`
    while (server.exitCode === null && (await page.goto(url).catch(() => null)) === null);
    await page.getByRole('button').first().waitFor()
    await work(page, (performance.now() - begun) / 1000)
  } finally {
    server.kill()
    await browser.close()
  }
}

/** How long somebody waits for Storybook itself. */
export async function measureStorybook(copy: Copy): Promise<Figure[]> {
  const storybook = await serveStorybook(copy.buildAll())
  const figures = await measureClicks(storybook.url).finally(() => storybook.close())
  // The first start fills the cache of the bundler.
  await start(copy.folder, async () => undefined)
  await start(copy.folder, async (page, seconds) => {
    figures.push(atMost('Storybook in development: started, with a warm cache, and a story drawn', 5, seconds, 's'))
    const file = 'packages/ui/src/primitives/Button/Button.stories.tsx'
    await copy.withChange(file, "children: 'Start creating'", "children: 'Edited'", async () => {
      const begun = performance.now()
      await page.getByRole('button', { name: 'Edited' }).waitFor()
      const seconds = (performance.now() - begun) / 1000
      figures.push(atMost('Storybook in development: an edit of a story is visible', 0.3, seconds, 's'))
    })
  })
  return figures
}
