import { existsSync, readFileSync } from 'node:fs'
import type { CDPSession, Page, Request } from 'playwright'
import type { BrowserCommand } from 'vitest/node'
import { changedLines } from './changedLines.ts'
import { type Hashes, hashOf, readManifest, store, wordsFile } from './manifest.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The story files of which screenshots are taken. */
    screenshots: 'all' | readonly string[]
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Compares a screenshot with the approved one. @returns the differences, a sentence each */
    compareScreenshot(storyId: string, shot: string, clip: Clip, words: readonly string[]): Promise<readonly string[]>
    /** Waits for the requests of the page. @returns how many it waited for */
    finishRequests(): Promise<number>
    /** Resizes the runner's window around the story's. In px. */
    resizeRunner(size: { width: number; height: number }): Promise<void>
  }
}

/** A part of the runner's page, in px. */
interface Clip {
  x: number
  y: number
  width: number
  height: number
}

/** A screenshot that was taken in this run. */
export interface Taken extends Hashes {
  storyId: string
  shot: string
}

const taken = new Map<string, Taken>()

/** All screenshots of this run, in the process of the runner. */
export const takenScreenshots = (): readonly Taken[] => [...taken.values()]

const requests = new WeakMap<Page, Set<Request>>()

/** Tracks the requests of a page from now on; those below /never/ are never answered (.storybook/msw.ts). */
function requestsOf(page: Page): Set<Request> {
  const known = requests.get(page)
  if (known !== undefined) return known
  const pending = new Set<Request>()
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/never/')) pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  requests.set(page, pending)
  return pending
}

export const finishRequests: BrowserCommand<[]> = async ({ page }) => {
  const pending = [...requestsOf(page)]
  await Promise.all(pending.map(async (request) => (await request.response())?.finished()))
  return pending.length
}

export const resizeRunner: BrowserCommand<[{ width: number; height: number }]> = ({ page }, size) =>
  page.setViewportSize(size)

/** How many times a screenshot is taken until two in a row are equal. */
const MOST_TAKES = 5

const sessions = new WeakMap<Page, Promise<CDPSession>>()

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

async function shoot(page: Page, clip: Clip): Promise<Buffer> {
  const session = await sessionOf(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...clip, scale: 1 },
  })
  return Buffer.from(data, 'base64')
}

/** An approved screenshot counts at once; any other counts when the page shows it twice in a row. */
async function stableScreenshot(page: Page, clip: Clip, approved: string | undefined): Promise<Buffer> {
  let screenshot = await shoot(page, clip)
  for (let takes = 1; takes < MOST_TAKES && hashOf(screenshot) !== approved; takes += 1) {
    const next = await shoot(page, clip)
    if (next.equals(screenshot)) break
    screenshot = next
  }
  return screenshot
}

/** Replaces what differs between two runs: the port of the server, and URLs that the page makes. */
const withoutRunDetails = (text: string) =>
  text
    .replace(/https?:\/\/(?:127\.0\.0\.1|localhost):\d+/g, '')
    .replace(/\bblob:[\w/:.-]+/g, 'blob:')
    .replace(/\bdata:([\w/+-]+)[^\s"']*/g, 'data:$1')

const approvedScreenshots = readManifest()

const describeWords = (before: string, after: string): string => {
  if (!existsSync(wordsFile(before))) return 'the words differ'
  const lines = changedLines(readFileSync(wordsFile(before), 'utf8'), readFileSync(wordsFile(after), 'utf8'))
  return `the words differ:\n${lines.join('\n')}`
}

function differences(shot: string, approved: Hashes | undefined, { screenshot, words }: Hashes): readonly string[] {
  if (approved === undefined) return [`${shot}: no screenshot is approved`]
  return [
    ...(screenshot === approved.screenshot ? [] : [`${shot}: the screenshot differs`]),
    ...(words === approved.words ? [] : [`${shot}: ${describeWords(approved.words, words)}`]),
  ]
}

export const compareScreenshot: BrowserCommand<[string, string, Clip, readonly string[]]> = async (
  { page },
  storyId,
  shot,
  clip,
  words,
) => {
  const approved = approvedScreenshots.get(storyId)?.get(shot)
  const screenshot = await stableScreenshot(page, clip, approved?.screenshot)
  const hashes = store(screenshot, withoutRunDetails([...words, ''].join('\n')))
  taken.set(`${storyId}.${shot}`, { storyId, shot, ...hashes })
  return differences(shot, approved, hashes)
}
