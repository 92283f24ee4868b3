import type { Browser, CDPSession, Page, Request } from 'playwright'
import { injectAxe, violationsOn } from '../../../tests/axe.ts'
import { type Look, type Theme, themes, type VisualStory, type Width } from '../types.ts'
import {
  freezeMotion,
  measureHeight,
  now,
  pinHeights,
  redrawImages,
  seedRandom,
  settle,
  watchTimers,
} from './freezeMotion.ts'
import { readContrast } from './readContrast.ts'
import { readPage } from './readPage.ts'
import { type PageTokens, readTokens } from './readTokens.ts'
import { type PageUsage, readUsage } from './readUsage.ts'
import type { Viewports } from './viewports.ts'
import { formatWords, type Words } from './words.ts'

const heights: Readonly<Record<Width, number>> = { 390: 844, 768: 1024, 1440: 900 }

/** How far ahead is waited for what changes a picture, and what is announced: a counter waits a second for the next key. In ms. */
const SEEN = 400
const ANNOUNCED = 1000

/** Storybook's preview, as far as it is spoken to; its own types describe the whole of it. */
interface PreviewWindow {
  __STORYBOOK_PREVIEW__: {
    extract(): Promise<
      Record<string, { title: string; name: string; parameters: { fileName?: string }; storyGlobals: Globals }>
    >
    loadStory(story: { storyId: string }): Promise<{ storyGlobals: Globals }>
    currentRender?: { phase?: string }
  }
  __STORYBOOK_ADDONS_CHANNEL__: {
    on<Event extends keyof StoryEvents>(event: Event, listener: (detail: StoryEvents[Event]) => void): void
    off<Event extends keyof StoryEvents>(event: Event, listener: (detail: StoryEvents[Event]) => void): void
    emit(event: string, payload: object): void
  }
  mintageReseed(): void
  mintageSoon(within: number): number
}
interface StoryEvents {
  storyFinished: { storyId: string; status: string }
  storyRendered: string
  storyRenderPhaseChanged: { storyId: string; newPhase: string }
  docsRendered: string
  /** Storybook calls a story a success whose interactions failed, and tells of it apart. */
  playFunctionThrewException: { message: string }
}
interface Globals {
  viewport?: { value?: string }
}
declare global {
  interface Window extends PreviewWindow {}
}

/** Stories of what is loading ask for something that never comes (.storybook/msw.ts). */
const neverAnswers = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/never/')

export interface Take {
  /** PNG, and text in UTF-8. */
  shots: ReadonlyMap<Look, Buffer>
  usage: PageUsage & PageTokens
}

/** What a change of colours leaves of a story as it was. */
export interface Recoloured {
  /** The schemes in which the colours differ. */
  schemes: readonly Theme[]
  wordsBefore: Words
}

/** What is shown before anything is asked for. */
const FIRST = 'welcome--start'

/** A page of the pinned browser that goes from story to story and takes pictures of them. */
export class StoryPage {
  readonly #page: Page
  readonly #devtools: CDPSession
  #current = FIRST
  readonly #underWay = new Set<Request>()

  private constructor(page: Page, devtools: CDPSession) {
    this.#page = page
    this.#devtools = devtools
    page.on('request', (request) => {
      if (!neverAnswers(request)) this.#underWay.add(request)
    })
    page.on('requestfinished', (request) => this.#underWay.delete(request))
    page.on('requestfailed', (request) => this.#underWay.delete(request))
  }

  static async open(browser: Browser, url: string): Promise<StoryPage> {
    const context = await browser.newContext({
      viewport: { width: 1440, height: heights[1440] },
      deviceScaleFactor: 1,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'UTC',
    })
    const page = await context.newPage()
    await page.clock.setFixedTime(now)
    await page.addInitScript(seedRandom)
    await page.addInitScript(watchTimers)
    const story = new StoryPage(page, await context.newCDPSession(page))
    await story.#load(url)
    return story
  }

  async #load(url: string): Promise<void> {
    // axe has read the stories elsewhere; here it would only take time.
    await this.#page.goto(
      new URL(`iframe.html?id=${FIRST}&viewMode=story&globals=theme:light;motion:reduce;a11y.manual:!true`, url).href,
    )
    await this.#page.waitForFunction(() => window.__STORYBOOK_PREVIEW__ !== undefined)
    await this.#page.waitForSelector('#storybook-root > *')
    await this.#page.evaluate(freezeMotion)
    await injectAxe(this.#page)
  }

  /** The window that each story asks for; only Storybook itself knows, once it has read all of them. */
  async viewports(): Promise<Viewports> {
    const viewports = await this.#page.evaluate(async () =>
      Object.entries(await window.__STORYBOOK_PREVIEW__.extract()).map(
        ([id, { storyGlobals }]) => [id, storyGlobals.viewport?.value ?? null] as const,
      ),
    )
    return new Map(viewports)
  }

  async #show(storyId: string): Promise<void> {
    const again = storyId === this.#current
    this.#current = storyId
    const status = await this.#page.evaluate(
      ({ id, again }) =>
        new Promise<string>((resolve) => {
          window.mintageReseed()
          const channel = window.__STORYBOOK_ADDONS_CHANNEL__
          let failed: string | undefined
          const threw = ({ message }: StoryEvents['playFunctionThrewException']) => {
            failed ??= message.split('\n').find((line) => line.trim() !== '') ?? 'no reason given'
          }
          const finished = ({ storyId, status }: StoryEvents['storyFinished']) => {
            // The story before may still be on its way to its own end.
            if (storyId !== id) return
            channel.off('storyFinished', finished)
            channel.off('playFunctionThrewException', threw)
            resolve(failed ?? status)
          }
          channel.on('playFunctionThrewException', threw)
          channel.on('storyFinished', finished)
          setTimeout(() => resolve('not finished within 20 s'), 20_000)
          // A story that keeps its place in its args begins where it began the last time.
          channel.emit('resetStoryArgs', { storyId: id })
          if (again) channel.emit('forceRemount', { storyId: id })
          else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
        }),
      { id: storyId, again },
    )
    if (status !== 'success') throw new Error(`its own interactions ended with: ${status}`)
  }

  /** @returns whether there was anything to do */
  async #resize(width: Width, height: number): Promise<boolean> {
    const window = this.#page.viewportSize()
    if (window?.width === width && window.height === height) return false
    await this.#page.setViewportSize({ width, height })
    return true
  }

  /** A part that is loaded only when it is wanted may bring images and further parts. */
  async #settle(): Promise<void> {
    await this.#page.evaluate(settle, SEEN)
    while (this.#underWay.size > 0) {
      await Promise.all(
        [...this.#underWay].map((request) => request.response().then((response) => response?.finished())),
      )
      await this.#page.evaluate(settle, SEEN)
    }
  }

  async #paint(theme: Theme): Promise<void> {
    await this.#page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
    await this.#settle()
  }

  /**
   * A page that is higher than its window is taken in a window as high as it is. The browser can take it from a lower
   * one too, but makes that one px wide for a moment, and what has an eye on its width answers to it.
   */
  async #makeRoom(width: Width, theme: Theme): Promise<number> {
    const height = Math.max(heights[width], await this.#page.evaluate(measureHeight))
    await this.#page.evaluate(pinHeights)
    if (await this.#resize(width, height)) {
      // Some of what was painted for the lower window would stay as it was, and is not in each case what would be
      // painted for the higher one. A change of scheme paints everything anew.
      await this.#paint(theme === 'light' ? 'dark' : 'light')
      await this.#paint(theme)
    }
    return height
  }

  /**
   * An image that has come just now may be drawn otherwise than one that the browser knows: with the ground below its
   * corners, until it is known to cover it.
   */
  async #hasImages(): Promise<boolean> {
    await this.#settle()
    return this.#page.evaluate(() => document.images.length > 0)
  }

  async #shoot(width: Width, height: number): Promise<Buffer> {
    const { data } = await this.#devtools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      clip: { x: 0, y: 0, width, height, scale: 1 },
    })
    return Buffer.from(data, 'base64')
  }

  /**
   * Mounts a story at a width, lets it walk to its state, and takes what is wanted of it.
   *
   * @param states of the machines, that it shows
   * @param recoloured where the contrast in some schemes is all that can differ in what it says
   */
  async take(
    { id }: Pick<VisualStory, 'id'>,
    width: Width,
    looks: readonly Look[],
    states: readonly string[],
    recoloured?: Recoloured,
  ): Promise<Take> {
    await this.#resize(width, heights[width])
    await this.#show(id)
    if (await this.#hasImages()) await this.#page.evaluate(redrawImages)
    const shots = new Map<Look, Buffer>()
    const reads = looks.includes('words')
    const contrast: Record<Theme, readonly string[]> = { light: [], dark: [], ...recoloured?.wordsBefore }
    const readIn = recoloured?.schemes ?? themes
    for (const theme of themes) {
      if (!looks.includes(theme) && !(reads && readIn.includes(theme))) continue
      await this.#paint(theme)
      const height = await this.#makeRoom(width, theme)
      if (looks.includes(theme)) shots.set(theme, await this.#shoot(width, height))
      if (!reads) continue
      await this.#page.evaluate(settle, ANNOUNCED)
      contrast[theme] = await this.#page.evaluate(readContrast)
    }
    if (reads && recoloured !== undefined) {
      const { light, dark } = contrast
      shots.set('words', Buffer.from(formatWords({ ...recoloured.wordsBefore, light, dark })))
    } else if (reads) {
      const tree = await this.#page.locator('body, :modal').last().ariaSnapshot()
      const page = await this.#page.evaluate(readPage)
      shots.set('words', Buffer.from(formatWords({ states, tree: tree.split('\n'), ...page, ...contrast })))
    }
    const [usage, tokens] = [await this.#page.evaluate(readUsage), await this.#page.evaluate(readTokens)]
    return { shots, usage: { ...usage, ...tokens } }
  }

  /** What axe finds in a story in both schemes, by the name of its rule. */
  async axe({ id }: Pick<VisualStory, 'id'>, width: Width): Promise<readonly string[]> {
    await this.#resize(width, heights[width])
    await this.#show(id)
    const found = new Set<string>()
    for (const theme of themes) {
      await this.#paint(theme)
      for (const { id: rule } of await violationsOn(this.#page)) found.add(rule)
    }
    return [...found]
  }

  close(): Promise<void> {
    return this.#page.context().close()
  }
}
