import { createHash } from 'node:crypto'
import { chromium } from 'playwright'
import { launchOptions } from '../../../scripts/browser.mjs'
import type { Taken } from '../compare.ts'
import { type Scope, shotsOf } from '../matrix.ts'
import type { Theme, VisualStory, Width } from '../types.ts'
import { Camera } from './camera.ts'
import { rendererOf } from './renderer.ts'
import { readStories } from './stories.ts'

/** Pages that are at work at once, at most: a story waits for frames more than it computes. */
const PAGES = 6

/**
 * Colours as they are written, letters in greys alone, whatever screen the machine has; and no picture before every
 * image is decoded and every stage of the compositor has run.
 */
const steady = [
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

export interface Task {
  story: VisualStory
  width: Width
  themes: readonly Theme[]
}

/** A studio: the pinned browser with its cameras, and the stories of one built Storybook. */
export async function openStudio(storybook: string, url: string) {
  const options = await launchOptions()
  const browser = await chromium.launch({ ...options, args: [...options.args, ...steady] })
  const first = await Camera.open(browser, url)
  const stories = await readStories(storybook, first)
  // Whoever has read all stories at once is not like the others any more.
  await first.close()
  return {
    stories,
    renderer: await rendererOf(browser),
    close: () => browser.close(),
    /** Takes every shot of the tasks, in their order; `onPicture` may keep one. */
    async take(tasks: readonly Task[], onPicture: (taken: Taken, png: Buffer) => Promise<void>) {
      const queue = [...tasks]
      const taken: Taken[] = []
      const failures: Failure[] = []
      const work = async () => {
        let camera = await Camera.open(browser, url)
        for (let task = queue.shift(); task !== undefined; task = queue.shift()) {
          const { story, width, themes } = task
          try {
            for (const [theme, png] of await camera.take(story, width, themes)) {
              const hash = createHash('sha256').update(png).digest('hex').slice(0, 20)
              const picture = { storyId: story.id, width, theme, hash }
              taken.push(picture)
              await onPicture(picture, png)
            }
          } catch (error) {
            failures.push({
              storyId: story.id,
              why: `at ${width} px: ${error instanceof Error ? error.message : error}`,
            })
            await camera.close()
            camera = await Camera.open(browser, url)
          }
        }
        await camera.close()
      }
      await Promise.all(Array.from({ length: Math.min(PAGES, tasks.length) }, work))
      return { taken, failures }
    },
  }
}

/** Width by width, so that a window changes its size as seldom as can be. */
export function tasksFor(stories: readonly VisualStory[], scope: Scope): Task[] {
  const of = (width: Width) =>
    stories.flatMap((story): Task[] => {
      const themes = shotsOf(story, scope).flatMap((shot) => (shot.width === width ? [shot.theme] : []))
      return themes.length === 0 ? [] : [{ story, width, themes }]
    })
  return scope.widths.flatMap(of)
}
