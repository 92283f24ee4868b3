import { generateAriaTree, renderAriaTree } from 'ivya/aria'
import { expect, inject, type TestContext } from 'vitest'
import { commands } from 'vitest/browser'
import { heights, nameOf, type Shot, shotsOf, type Theme } from '../../tests/visual/shots.ts'
import { readContrast } from './readContrast.ts'
import { readPage } from './readPage.ts'
import { nextFrame, pageClock, settle } from './stillPage.ts'
import { type QuietWindow, withQuietWindow } from './windowSize.ts'

/** How long before a change on the page, and before an announcement, a screenshot waits for it. In ms. */
const SHOWN = 400
const ANNOUNCED = 1000

const still = `
*, ::before, ::after { animation: none !important; scroll-behavior: auto !important; caret-color: transparent !important }
[data-not-captured] { display: none !important }`

function addStyle(css: string): () => void {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  return () => style.remove()
}

async function setTheme(theme: Theme): Promise<void> {
  document.documentElement.setAttribute('data-theme', theme)
  await settle(SHOWN)
}

/** Paints images again: until an image is decoded, the browser draws the pixels at its edges as if it were transparent. */
async function redrawImages(): Promise<void> {
  if (document.images.length === 0) return
  const remove = addStyle('img { visibility: hidden !important }')
  await nextFrame()
  await nextFrame()
  remove()
  await nextFrame()
  await nextFrame()
}

/** The height of the page, with everything rendered that `content-visibility` leaves out. */
async function pageHeight(): Promise<number> {
  const remove = addStyle('* { content-visibility: visible !important }')
  await nextFrame()
  await nextFrame()
  const { scrollHeight } = document.documentElement
  remove()
  return scrollHeight
}

/** Keeps the sizes that `main` takes from the window while the window is made as high as the page. */
function pinHeights(): () => void {
  const pinned = [...document.querySelectorAll('main')].map((main) => {
    const before = main.getAttribute('style')
    const { minHeight, gridTemplateRows } = getComputedStyle(main)
    main.style.minHeight = minHeight
    if (main.matches('[data-rows-by-window]')) main.style.gridTemplateRows = gridTemplateRows
    return { main, before }
  })
  return () => {
    for (const { main, before } of pinned) {
      if (before === null) main.removeAttribute('style')
      else main.setAttribute('style', before)
    }
  }
}

/** Room for a shadow or an outline around the content, in px. */
const MARGIN = 48

/** Waits for the ends of animations: a dialog that closes leaves the page only then. */
async function finishAnimations(): Promise<void> {
  const finite = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.all(finite.map((animation) => animation.finished.catch(() => undefined)))
}

/** The height of the window that has content: less to paint and to compress. */
function contentHeight(limit: number): number {
  const boxes = [...document.body.querySelectorAll('*')].map((element) => element.getBoundingClientRect())
  const bottoms = boxes.filter(({ width, height }) => width > 0 && height > 0).map(({ bottom }) => bottom)
  return Math.min(limit, Math.ceil(Math.max(0, ...bottoms)) + MARGIN)
}

/** Waits until the page is still; a part that loads on demand may load images and further parts. */
async function finishLoading(): Promise<void> {
  do await settle(ANNOUNCED)
  while ((await commands.finishRequests()) > 0)
}

async function takeShot(
  storyId: string,
  { width, theme }: Shot,
  { resize, position }: QuietWindow,
): Promise<readonly string[]> {
  await resize(width, heights[width])
  await setTheme(theme)
  const height = Math.max(heights[width], await pageHeight())
  const unpin = pinHeights()
  await resize(width, height)
  await finishLoading()
  const root = [...document.querySelectorAll(':modal')].at(-1) ?? document.body
  const words = ['[tree]', renderAriaTree(generateAriaTree(root)), ...readPage(root), ...readContrast(root)]
  const clip = { ...position(), width, height: contentHeight(height) }
  const differences = await commands.compareScreenshot(storyId, nameOf({ width, theme }), clip, words)
  unpin()
  return differences
}

function isWanted({ task, story }: TestContext): boolean {
  const screenshots = inject('screenshots')
  if (story?.tags.includes('visual') !== true) return false
  return screenshots === 'all' || screenshots.includes(task.file.filepath)
}

/** Compares the story's screenshots and words with the approved ones. */
export async function looksAsApproved(context: TestContext): Promise<void> {
  const { task, story } = context
  if (!isWanted(context)) return
  const root = document.documentElement
  const theme = root.getAttribute('data-theme')
  await finishAnimations()
  const release = pageClock().hold()
  const removeStyle = addStyle(still)
  const differences: string[] = []
  try {
    await withQuietWindow(async (quietWindow) => {
      await finishLoading()
      await redrawImages()
      for (const shot of shotsOf(story?.globals.viewport?.value, story?.tags ?? [])) {
        differences.push(...(await takeShot(task.meta.storyId ?? '', shot, quietWindow)))
      }
    })
  } finally {
    removeStyle()
    if (theme === null) root.removeAttribute('data-theme')
    else root.setAttribute('data-theme', theme)
    release()
  }
  expect(differences, 'npm run visual shows the screenshots, npm run visual:approve approves them').toEqual([])
}
