import { makeAuthAnswer, makeGuestAnswer, makeProfile, mock, type RequestHandler } from '@mintage/api-client/mocks'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { createDependencies } from '../app/dependencies.ts'
import { preload } from '../app/preload.ts'
import { stubBrowser } from '../testing/stubBrowser.ts'
import { connectWindow } from './connectWindow.ts'

/** Functions that leave the pages of a test. */
const pages: (() => void)[] = []

afterEach(() => {
  for (const leave of pages.splice(0)) leave()
  vi.unstubAllGlobals()
})

const guest = mock('get', '/is-auth', ({ reply }) => reply(200, makeGuestAnswer()))
const member = mock('get', '/is-auth', ({ reply }) => reply(200, makeAuthAnswer()))

async function open(...handlers: readonly RequestHandler[]) {
  const browser = stubBrowser({ handlers })
  const dependencies = createDependencies(() => undefined)
  const leaving = new AbortController()
  connectWindow(dependencies, leaving)
  const stop = () => leaving.abort()
  const { startUp, session, currency, language } = dependencies
  pages.push(stop, () => [startUp, session, currency, language].forEach((actor) => void actor.stop()))
  startUp.start()
  await waitFor(startUp, (snapshot) => !snapshot.hasTag('busy'))
  for (const choice of [currency, language]) await waitFor(choice, (snapshot) => !snapshot.hasTag('busy'))
  const store = (key: string, newValue: string | null) =>
    browser.window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  return { ...browser, dependencies, stop, store }
}

const breakDown = () => preload(() => Promise.reject(new Error('chunk 7 did not arrive'))).catch(() => undefined)

describe('connectWindow', () => {
  it('stops the start when a chunk fails to load (R376)', async () => {
    const { dependencies } = await open(guest)
    await breakDown()
    expect(dependencies.startUp.getSnapshot().context.fatalMessage).toBe('chunk 7 did not arrive')
  })

  it('applies the choices of another tab', async () => {
    const { dependencies, store } = await open(guest)
    store('currencyCode', 'USD')
    expect(dependencies.currency.getSnapshot().context.chosen.code).toBe('USD')
  })

  it('retries failed loads when the network is back', async () => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue()
    let isOnline = false
    const offline = (path: '/currencies' | '/languages' | '/countries') =>
      mock('get', path, () => (isOnline ? Response.json({ status: 'OK', payload: [] }) : Response.error()))
    const { dependencies, calls, window } = await open(
      offline('/currencies'),
      offline('/languages'),
      offline('/countries'),
      guest,
    )
    logged.mockRestore()
    const requested = (path: string) => calls().filter((call) => call.startsWith(`GET ${path}`)).length
    const before = ['/currencies', '/languages', '/countries'].map(requested)
    isOnline = true
    window.dispatchEvent(new Event('online'))
    await expect
      .poll(() => ['/currencies', '/languages', '/countries'].map(requested))
      .toEqual(before.map((n) => n + 1))
    expect(dependencies.startUp.getSnapshot().context.fatalMessage).toBeNull()
  })

  it('reacts to nothing after the page is left', async () => {
    const { dependencies, calls, window, stop, store } = await open(guest)
    const { code } = dependencies.currency.getSnapshot().context.chosen
    const before = calls().length
    stop()
    store('currencyCode', 'USD')
    await breakDown()
    window.dispatchEvent(new Event('online'))
    await new Promise(setImmediate)
    expect(dependencies.currency.getSnapshot().context.chosen.code).toBe(code)
    expect(dependencies.startUp.getSnapshot().context.fatalMessage).toBeNull()
    expect(calls()).toHaveLength(before)
  })
})

describe('the balance of a signed-in person', () => {
  const profile = mock('get', '/user/profile', ({ reply }) => reply(200, makeProfile({ id: 'p-7', balance: 10 })))

  /** Records the balance messages that another tab receives. */
  function otherTab() {
    const channel = new BroadcastChannel('mintage_balance')
    const heard: unknown[] = []
    channel.onmessage = ({ data }: MessageEvent<unknown>) => void heard.push(data)
    pages.push(() => channel.close())
    return heard
  }

  /** Changes the balance and returns the messages so far; the balance code loads after the page. */
  const changeOf = ({ session }: Awaited<ReturnType<typeof open>>['dependencies'], heard: readonly unknown[]) => {
    const shown = session.getSnapshot().context.profile?.balance ?? 0
    session.send({ type: 'balance.reported', balance: shown + 1 })
    return heard.length
  }

  it('is the same in all tabs', async () => {
    const { dependencies } = await open(member, profile)
    const heard = otherTab()
    await expect.poll(() => changeOf(dependencies, heard)).toBeGreaterThan(0)
  })

  it('is not sent after the page is left', async () => {
    const { dependencies, stop } = await open(member, profile)
    const heard = otherTab()
    await expect.poll(() => changeOf(dependencies, heard)).toBeGreaterThan(0)
    stop()
    const last = new BroadcastChannel('mintage_balance')
    pages.push(() => last.close())
    dependencies.session.send({ type: 'balance.reported', balance: 7 })
    last.postMessage('the last')
    await expect.poll(() => heard).toContain('the last')
    expect(heard).not.toContainEqual({ person: 'p-7', balance: 7 })
  })
})
