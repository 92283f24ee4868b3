import { authTexts } from '@mintage/ui/texts/auth'
import { notFoundTexts } from '@mintage/ui/texts/notFound'
import { expect } from 'vitest'
import { isProtected, paths } from '../../../apps/site/src/paths.ts'
import type { BadAnswer } from './badAnswers.ts'
import { type FailingNetwork, failingNetwork } from './failingNetwork.ts'
import { faultsOfScreen, listen, loading, mainText, waitForStableScreen } from './screen.ts'
import { openSite, type Site } from './site.tsx'
import type { Visitor } from './visits.ts'

/** A route as it is when nothing is wrong. */
export interface ExpectedScreen {
  /** The calls that it makes at load, each once. */
  calls: readonly string[]
  text: string
  address: string
}

const address = () => window.location.pathname + window.location.search

const open = (visitor: Visitor, network: FailingNetwork): Promise<Site> =>
  openSite({
    path: visitor.path,
    signedIn: visitor.signedIn,
    handlers: [network.handler, ...(visitor.handlers?.() ?? [])],
  })

const expectedScreens = new Map<Visitor, Promise<ExpectedScreen>>()

async function readExpectedScreen(visitor: Visitor): Promise<ExpectedScreen> {
  const network = failingNetwork()
  const site = await open(visitor, network)
  await waitForStableScreen(`${visitor.path} on a good day`)
  const day = { calls: [...new Set(network.calls)], text: mainText(), address: address() }
  await site.close()
  return day
}

export function expectedScreen(visitor: Visitor): Promise<ExpectedScreen> {
  const day = expectedScreens.get(visitor) ?? readExpectedScreen(visitor)
  expectedScreens.set(visitor, day)
  return day
}

/** The way on that a screen offers where something is missing. */
const retries = () =>
  [...document.querySelectorAll<HTMLButtonElement>('main button')].filter(({ textContent }) =>
    /^(Try again|Retry|Check Status)$/.test(textContent.trim()),
  )

const isNotFound = () => document.querySelector('h1')?.textContent === notFoundTexts['notFound.title']

export interface Fault {
  /** Whether the call gets the bad answer. */
  hits: (call: string) => boolean
  answer: BadAnswer
  name: string
}

/** Asked before it is known who is here, so that their refusal says nothing about a session (D17). */
const beforeAnybody = new Set(['GET /is-auth', 'GET /currencies', 'GET /languages', 'GET /localizations'])

/** Where a 401 or an unverified 403 leads; null when the person stays. */
function leadsTo({ signedIn, path }: Visitor, hit: readonly string[], name: string): string | null {
  if (!signedIn) return null
  if (name === '401' && hit.includes('GET /is-auth')) return isProtected(path) ? paths.Login : null
  if (hit.every((call) => beforeAnybody.has(call))) return null
  if (name === '401') return isProtected(path) ? paths.Login : null
  return name === '403 unverified' ? paths.EmailVerificationPage : null
}

/** The notice of an ended session appears once, and only then. What draws notices loads with the first of them. */
async function faultsOfLeading(wanted: string, hit: readonly string[], said: ReadonlySet<string>): Promise<string[]> {
  const faults = window.location.pathname === wanted ? [] : [`is at ${address()}`]
  const over = wanted === paths.Login && !hit.includes('GET /is-auth')
  const shown = () => [...said].filter((text) => text === authTexts['auth.sessionExpired']).length
  if (over) await expect.poll(shown, { message: 'the session is over' }).toBeGreaterThan(0)
  if (shown() !== (over ? 1 : 0)) faults.push(`says ${JSON.stringify([...said])}`)
  return faults
}

export async function faultsOf(visitor: Visitor, { hits, answer, name }: Fault): Promise<string[]> {
  const good = await expectedScreen(visitor)
  const hit = good.calls.filter(hits)
  const network = failingNetwork()
  network.respond((call) => (hits(call) ? answer : undefined))
  const ear = listen()
  const site = await open(visitor, network)
  const faults: string[] = []
  try {
    await waitForStableScreen('once everything is answered')
    faults.push(...faultsOfScreen())
    const wanted = leadsTo(visitor, hit, name)
    if (wanted !== null) return [...faults, ...(await faultsOfLeading(wanted, hit, ear.said))]
    ear.stop()
    const missing = visitor.about.filter(hits)
    if (missing.length === 0 || name.startsWith('401') || name === '403 unverified') return faults
    if (isNotFound()) return faults
    if (ear.said.size === 0 && mainText() !== good.text) faults.push('says nothing')
    if (retries().length === 0 && mainText() !== good.text) faults.push('offers no way on')
    network.recover()
    for (const button of retries()) button.click()
    await expect.poll(() => difference(good.text, mainText()), { message: 'after trying again' }).toBe('')
    return faults
  } catch (error) {
    return [...faults, `${error}, and is still loading ${JSON.stringify(loading())}`]
  } finally {
    ear.stop()
    await site.close()
  }
}

/** From the first letter that differs on; nothing where none does. */
function difference(good: string, now: string): string {
  const at = [...now].findIndex((letter, index) => letter !== good[index])
  return now === good ? '' : `“${good.slice(at, at + 60)}” is “${now.slice(at, at + 60)}”`
}
