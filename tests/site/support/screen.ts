import { catalogue } from '@mintage/ui/texts/catalogue'
import { startUpTexts } from '@mintage/ui/texts/startUp'
import { expect } from 'vitest'
import type { Visit } from '../../../apps/site/src/testing/visit.ts'
import { flushEventLoop } from './eventLoop.ts'
import { type Site, visit } from './site.tsx'

/** Everything that the site says while something is on its way. */
const loadingTexts: ReadonlySet<string> = new Set(
  Object.entries(catalogue).flatMap(([key, text]) => (/loading$/i.test(key) && typeof text === 'string' ? [text] : [])),
)

const labelOf = (status: Element) => status.getAttribute('aria-label') ?? status.textContent?.trim() ?? ''

export const loading = (): string[] => [
  ...[...document.querySelectorAll('[role="status"]')].map(labelOf).filter((label) => loadingTexts.has(label)),
  ...[...document.querySelectorAll('[aria-busy="true"]')].map(({ tagName }) => `a busy ${tagName.toLowerCase()}`),
]

const heading = () => document.querySelector('h1, form')

/** The words of a part of the page, apart from one another, without scripts and styles. */
function wordsOf(part: Element, leavingOut = 'script, style'): string {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest(leavingOut) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  const words: string[] = []
  while (texts.nextNode()) words.push(texts.currentNode.textContent?.trim() ?? '')
  return words.filter((word) => word !== '').join(' ')
}

/** What is on the page, without header and footer. The country of a phone number is found out in its own time. */
export const mainText = (): string =>
  wordsOf(document.querySelector('main') ?? document.body, 'script, style, main button[aria-haspopup="dialog"]')

const address = () => window.location.pathname + window.location.search

/** Waits until nothing is on its way any more and the screen stays as it is. */
export async function waitForStableScreen(why: string): Promise<void> {
  let before: string | null = null
  await expect
    .poll(
      async () => {
        await flushEventLoop()
        const now = [...loading(), heading() === null ? 'no heading and no form' : null].filter((one) => one !== null)
        if (now.length > 0) return now
        const text = address() + mainText()
        const still = text === before
        before = text
        return still ? [] : ['the screen is still changing']
      },
      { message: why, interval: 5 },
    )
    .toEqual([])
}

/** Words that come from a program and not from a person. */
const programWords = /\b(undefined|NaN|null|Invalid Date|TypeError)\b|\[object |\{\{?\w+\}/

export function faultsOfScreen(): string[] {
  const text = wordsOf(document.body)
  const found: string[] = []
  const word = programWords.exec(text)
  if (word) found.push(`shows “${text.slice(Math.max(0, word.index - 30), word.index + 30)}”`)
  if (text.includes(startUpTexts['startUp.failed.title'])) found.push('says that the site could not start')
  if ('ranAway' in window) found.push('ran a script of the answer')
  return found
}

/** Everything that was announced since: notices, alerts, toasts. */
export function listen() {
  const said = new Set<string>()
  const hear = () => {
    for (const place of document.querySelectorAll('[role="alert"], [role="status"], [data-toast-id]')) {
      const text = labelOf(place)
      if (text !== '' && !loadingTexts.has(text)) said.add(text)
    }
  }
  const observer = new MutationObserver(hear)
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  return {
    said,
    stop: () => {
      hear()
      observer.disconnect()
    },
  }
}

/** Opens the site until the test ends, and waits until nothing is on its way any more. */
export async function visitUntilStable(options: Visit): Promise<Site> {
  const site = await visit(options)
  await waitForStableScreen(options.path.slice(0, 200))
  return site
}
