import { chromium } from 'playwright'
import { launchOptions } from '../../../scripts/browser.mjs'
import { hashOf, kindOf, type PictureCache } from '../baselines/pictureCache.ts'
import type { Taken } from '../compare.ts'
import { shotsOf } from '../shots.ts'
import { type Look, type Shot, type VisualStory, type Width, widths } from '../types.ts'
import { type StoryUsage, usageOfPages } from '../usage.ts'
import { rendererProbe } from './rendererProbe.ts'
import { type Recoloured, StoryPage, type Take } from './StoryPage.ts'
import { serveStorybook } from './serveStorybook.ts'
import { type MachineViews, statesOf } from './statesOf.ts'
import { readStories } from './stories.ts'
import { readViewports } from './viewports.ts'

/** Pages that are at work at once, at most: a story waits for frames more than it computes. */
const PAGES = 6

/**
 * Colours as they are written, letters in greys alone, whatever screen the machine has; and no picture before every
 * image is decoded and every stage of the compositor has run.
 */
const flags = [
  '--force-color-profile=srgb',
  '--disable-lcd-text',
  '--hide-scrollbars',
  '--disable-checker-imaging',
  '--run-all-compositor-stages-before-draw',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-partial-raster',
  // The same way of drawing on every processor.
  '--disable-skia-runtime-opts',
]

export interface Failure {
  storyId: string
  why: string
}

interface Task {
  story: VisualStory
  width: Width
  looks: readonly Look[]
  recoloured: Recoloured | undefined
}

type Wanted = (story: VisualStory, shot: Shot) => boolean
/** Told of each story that was taken in a window. */
type OnTaken = (taken: readonly Taken[], all: number) => void
type RecolouredAt = (story: VisualStory, width: Width) => Recoloured | undefined

interface AllTaken {
  taken: Taken[]
  failures: Failure[]
  /** Of each story what it is drawn with, in the windows that were taken. */
  usage: ReadonlyMap<VisualStory, StoryUsage>
}

/** The pinned browser, and the stories of one built Storybook. */
export interface Capture {
  stories: readonly VisualStory[]
  /** Tells machines apart that do not draw to the bit alike. */
  renderer: string
  close(): Promise<void>
  /** What axe finds in a story in its first window, by the names of its rules. */
  axe(story: VisualStory): Promise<readonly string[]>
  /** Takes the shots that are wanted, and adds each to the cache. */
  take(wanted: Wanted, recolouredAt?: RecolouredAt, onTaken?: OnTaken): Promise<AllTaken>
}

interface Source {
  /** What each state of a machine looks like. */
  views?: MachineViews
  /** A hash of the code of a file of stories; null where it is not known. */
  codeOf?: (file: string) => string | null
}

export async function openCapture(
  storybook: string,
  pictures: PictureCache,
  { views = {}, codeOf = () => null }: Source = {},
): Promise<Capture> {
  const states = statesOf(views)
  const server = await serveStorybook(storybook)
  const options = await launchOptions()
  const browser = await chromium.launch({ ...options, args: [...options.args, ...flags] })
  const askStorybook = async () => {
    // A page that has read all stories at once is not like the others any more.
    const page = await StoryPage.open(browser, server.url)
    return page.viewports().finally(() => page.close())
  }
  const stories = await readStories(storybook, (all) => readViewports(all, codeOf, pictures, askStorybook))

  async function capture(
    page: StoryPage,
    { story, width, looks, recoloured }: Task,
  ): Promise<{ taken: Taken[]; usage: Take['usage'] }> {
    const taken: Taken[] = []
    const { shots, usage } = await page.take(story, width, looks, states.get(story.id) ?? [], recoloured)
    for (const [look, bytes] of shots) {
      const hash = hashOf(bytes)
      await pictures.add(hash, bytes, kindOf(look))
      taken.push({ storyId: story.id, width, look, hash })
    }
    return { taken, usage }
  }

  return {
    stories,
    renderer: await rendererProbe(browser),
    async close() {
      await browser.close()
      await server.close()
    },
    async axe(story) {
      const page = await StoryPage.open(browser, server.url)
      return page.axe(story, shotsOf(story)[0]?.width ?? 390).finally(() => page.close())
    },
    async take(wanted, recolouredAt = () => undefined, onTaken = () => undefined) {
      const queue = tasksFor(stories, wanted, recolouredAt)
      const all = queue.reduce((count, { looks }) => count + looks.length, 0)
      const taken: Taken[] = []
      const failures: Failure[] = []
      const pages = new Map<VisualStory, Take['usage'][]>()
      const work = async () => {
        let page = await StoryPage.open(browser, server.url)
        for (let task = queue.shift(); task !== undefined; task = queue.shift()) {
          try {
            const captured = await capture(page, task)
            taken.push(...captured.taken)
            onTaken(taken, all)
            pages.set(task.story, [...(pages.get(task.story) ?? []), captured.usage])
          } catch (error) {
            const reason = error instanceof Error ? error.message : error
            failures.push({ storyId: task.story.id, why: `at ${task.width} px: ${reason}` })
            await page.close()
            page = await StoryPage.open(browser, server.url)
          }
        }
        await page.close()
      }
      await Promise.all(Array.from({ length: Math.min(PAGES, queue.length) }, work))
      const usage = new Map([...pages].map(([story, all]) => [story, usageOfPages(all)] as const))
      return { taken, failures, usage }
    },
  }
}

/** Width by width, so that a window changes its size as seldom as can be. */
function tasksFor(stories: readonly VisualStory[], wanted: Wanted, recolouredAt: RecolouredAt): Task[] {
  return widths.flatMap((width) =>
    stories.flatMap((story) => {
      const shots = shotsOf(story).filter((shot) => shot.width === width && wanted(story, shot))
      if (shots.length === 0) return []
      return [{ story, width, looks: shots.map(({ look }) => look), recoloured: recolouredAt(story, width) }]
    }),
  )
}
