import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Page } from 'playwright'
import { launchOptions } from '../../../scripts/browser.mjs'
import { serveStorybook } from '../capture/serveStorybook.ts'
import { paths } from '../paths.ts'
import type { Copy } from './copy.ts'
import { atMost, type Figure, recorded } from './figure.ts'

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
    window.__STORYBOOK_ADDONS_CHANNEL__.on('docsRendered', note)
    // From then on it is on the screen; a story that has no play goes on to its end at once.
    window.__STORYBOOK_ADDONS_CHANNEL__.on('storyRenderPhaseChanged', ({ storyId, newPhase }) => {
      if (newPhase === 'playing' || newPhase === 'completing') note(storyId)
    })
  })
}

/** Presses an entry of the sidebar. */
async function press(page: Page, id: string) {
  const entry = page.locator(`[data-item-id="${id}"] :is(a, button)`).first()
  await entry.scrollIntoViewIfNeeded()
  const begun = await page.evaluate(() => {
    // A page of documentation has drawn the stories that are on it.
    const times: Record<string, number> = Reflect.get(window, 'drawn')
    for (const drawn of Object.keys(times)) delete times[drawn]
    return performance.now()
  })
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
    atMost('Storybook as built: a story is on the screen after a click, longest of 5', 1, longest(stories) / 1000, 's'),
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

interface Started {
  page: Page
  /** Seconds until the server answers. */
  answers: number
  /** Seconds until a story is drawn. */
  draws: number
}

/**
 * Starts the development server of this working tree: in a copy, packages are links, which the bundler takes otherwise and
 * far more slowly.
 */
async function start(work: (started: Started) => Promise<void>) {
  const port = await freePort()
  const command = path.join(paths.root, 'node_modules/storybook/dist/bin/dispatcher.js')
  const browser = await chromium.launch(await launchOptions())
  const begun = performance.now()
  const seconds = () => (performance.now() - begun) / 1000
  const server = spawn(
    process.execPath,
    [command, 'dev', '-c', '.storybook', '-p', `${port}`, '--ci', '--exact-port', '--host', '127.0.0.1'],
    { cwd: paths.root, stdio: 'ignore', env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' } },
  )
  try {
    const page = await browser.newPage()
    const url = `http://127.0.0.1:${port}/iframe.html?id=primitives-button--primary&viewMode=story`
    const ask = () => page.goto(url, { waitUntil: 'commit' }).catch(() => null)
    // Not at once again: a browser that asks without a pause takes the processor from the server that starts.
    while (server.exitCode === null && (await ask()) === null) await sleep(100)
    const answers = seconds()
    await page.getByRole('button').first().waitFor()
    await work({ page, answers, draws: seconds() })
  } finally {
    server.kill()
    await browser.close()
  }
}

const EDITS = 5

/** Between two edits of a quick person, in ms. */
const PAUSE = 1000

/** An edit that comes while a story plays, or axe reads it, makes Storybook load the page anew. */
const atRest = (page: Page) =>
  page.waitForFunction(() => ['finished', 'errored'].includes(window.__STORYBOOK_PREVIEW__.currentRender?.phase ?? ''))

/** Edits a story in the working tree again and again, and puts it back. */
async function measureEdits(page: Page): Promise<Figure> {
  const file = path.join(paths.root, 'packages/ui/src/primitives/Button/Button.stories.tsx')
  const before = readFileSync(file, 'utf8')
  const edits: number[] = []
  try {
    while (edits.length < EDITS) {
      await atRest(page)
      await sleep(PAUSE)
      const name = `Edited ${edits.length}`
      writeFileSync(file, before.replace("children: 'Start creating'", `children: '${name}'`))
      const begun = performance.now()
      await page.waitForFunction((text) => document.querySelector('#storybook-root')?.textContent === text, name)
      edits.push((performance.now() - begun) / 1000)
    }
  } finally {
    writeFileSync(file, before)
  }
  return atMost(
    `Storybook in development: an edit of a story is visible, longest of ${EDITS}`,
    0.3,
    longest(edits),
    's',
  )
}

/** How long somebody waits for Storybook itself. */
export async function measureStorybook(copy: Copy): Promise<Figure[]> {
  const storybook = await serveStorybook(copy.buildAll())
  const figures = await measureClicks(storybook.url).finally(() => storybook.close())
  // The first start fills the cache of the bundler.
  await start(async () => undefined)
  await start(async ({ page, answers, draws }) => {
    figures.push(
      atMost('Storybook in development: answers, with a warm cache', 5, answers, 's'),
      recorded('Storybook in development: seconds until the first story is drawn', draws.toFixed(1)),
      await measureEdits(page),
    )
  })
  return figures
}
