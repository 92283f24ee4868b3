import { failure, makeAuthAnswer, makeProfile, mock } from '@mintage/api-client/mocks'
import { type Credentials, submitSignIn } from '@mintage/machines/auth'
import { createSecretHolder } from '@mintage/machines/shared'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { waitFor } from 'xstate'
import { createSession } from '../app/session.ts'
import { TestEventSource } from '../testing/eventSource.ts'
import { memoryStore, recordedClient } from '../testing/recordedClient.ts'
import { connectServer } from './connectServer.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
/** Functions that leave the pages of a test. */
const pages: (() => void)[] = []
let page: EventTarget & { hidden: boolean }

beforeEach(() => {
  page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('EventSource', TestEventSource)
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterEach(() => {
  for (const leave of pages.splice(0)) leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  TestEventSource.opened = []
})

/** Another tab of this browser. */
function otherTab() {
  const channel = new BroadcastChannel('mintage_balance')
  const heard: unknown[] = []
  channel.onmessage = ({ data }: MessageEvent<unknown>) => void heard.push(data)
  onTestFinished(() => channel.close())
  return { heard, tell: (data: unknown) => channel.postMessage(data) }
}

/** Opens a page of a person with ten tokens. */
async function open() {
  const server = { tokens: 10, isDown: false, answer: () => Promise.resolve() }
  const { client, sent, consequences } = recordedClient(
    mock('get', '/is-auth', ({ reply }) => reply(200, makeAuthAnswer())),
    mock('get', '/user/profile', async ({ reply }) => {
      const profile = makeProfile({ id: 'p-7', balance: server.tokens })
      await server.answer()
      return server.isDown ? reply(500, failure('Down')) : reply(200, profile)
    }),
  )
  const credentials = createSecretHolder<Credentials>()
  const session = createSession({ client, local: memoryStore(), credentials })
  session.start()
  await waitFor(session, (snapshot) => snapshot.matches({ session: { signedIn: 'profileReady' } }))
  const leaving = new AbortController()
  connectServer({ client, session }, leaving.signal)
  const stop = () => leaving.abort()
  pages.push(stop, () => session.stop())
  const before = sent.length
  const signInAgain = async () => {
    session.send({ type: 'logout.requested' })
    await waitFor(session, (snapshot) => snapshot.matches({ session: 'signedOut' }))
    submitSignIn(session, credentials, { email: 'ada@example.com', password: 'Copper12', rememberMe: false })
    await waitFor(session, (snapshot) => snapshot.matches({ session: { signedIn: 'profileReady' } }))
  }
  return {
    signInAgain,
    server,
    session,
    stop,
    consequences,
    /** Number of profile requests since the page was opened. */
    requested: () => sent.length - before,
    tenths: () => session.getSnapshot().context.profile?.balance,
    after: (milliseconds: number) => vi.setSystemTime(now + milliseconds),
    focus: () => window.dispatchEvent(new Event('focus')),
  }
}

describe('another tab reports a changed balance', () => {
  it('reads the balance from the server', async () => {
    const { server, tenths, requested } = await open()
    server.tokens = 8
    otherTab().tell({ person: 'p-7', balance: 5_000 })
    await expect.poll(tenths).toBe(80)
    expect(requested()).toBe(1)
  })

  it('ignores messages about other people, a known balance or malformed ones', async () => {
    const { server, tenths, requested } = await open()
    const { tell } = otherTab()
    for (const malformed of [null, 'p-7', { person: 'p-7' }, { balance: 80 }]) tell(malformed)
    tell({ person: 'p-8', balance: 80 })
    tell({ person: 'p-7', balance: 100 })
    // Messages arrive in order: after the last one, all earlier ones have arrived.
    server.tokens = 8
    tell({ person: 'p-7', balance: 80 })
    await expect.poll(tenths).toBe(80)
    expect(requested()).toBe(1)
  })

  it('waits while this tab is hidden, and reads the balance when it is visible', async () => {
    const { server, tenths, requested } = await open()
    const { heard } = otherTab()
    page.hidden = true
    server.tokens = 8
    otherTab().tell({ person: 'p-7', balance: 80 })
    await expect.poll(() => heard).toHaveLength(1)
    page.dispatchEvent(new Event('visibilitychange'))
    await new Promise(setImmediate)
    expect(requested()).toBe(0)
    page.hidden = false
    const shownOnReturn = () => {
      page.dispatchEvent(new Event('visibilitychange'))
      return tenths()
    }
    await expect.poll(shownOnReturn).toBe(80)
    expect(requested()).toBe(1)
    // Not only because time has passed.
    expect(Date.now() - now).toBeLessThan(1_000)
  })

  it('reads once more after messages that came during a request', async () => {
    const { server, tenths, requested } = await open()
    const { tell } = otherTab()
    const { promise, resolve } = Promise.withResolvers<void>()
    server.answer = () => promise
    for (const balance of [90, 80, 70]) tell({ person: 'p-7', balance })
    await expect.poll(requested).toBe(1)
    await new Promise(setImmediate)
    expect(requested()).toBe(1)
    server.tokens = 7
    resolve()
    await expect.poll(tenths).toBe(70)
    expect(requested()).toBe(2)
  })

  it('makes no request when nobody is signed in', async () => {
    const { session, requested } = await open()
    const { heard } = otherTab()
    session.send({ type: 'logout.requested' })
    await waitFor(session, (snapshot) => snapshot.context.profile === null)
    const before = requested()
    otherTab().tell({ person: 'p-7', balance: 80 })
    await expect.poll(() => heard).toHaveLength(1)
    await new Promise(setImmediate)
    expect(requested()).toBe(before)
  })
})

describe('a tab that becomes visible', () => {
  it.each([
    [999, 0],
    [1_000, 1],
  ])('after %i ms makes %i requests, even for two events at once', async (milliseconds, times) => {
    const { requested, after, focus } = await open()
    after(milliseconds)
    page.dispatchEvent(new Event('visibilitychange'))
    focus()
    await new Promise(setImmediate)
    expect(requested()).toBe(times)
  })

  it('shows the balance of the server', async () => {
    const { server, tenths, after, focus } = await open()
    server.tokens = 3
    after(1_000)
    focus()
    await expect.poll(tenths).toBe(30)
  })

  it('makes no second request within a second of the first', async () => {
    const { server, tenths, requested, after, focus } = await open()
    server.tokens = 3
    after(1_000)
    focus()
    await expect.poll(tenths).toBe(30)
    await new Promise(setImmediate)
    // Waiting moves the clock a little.
    const read = Date.now() - now
    after(read + 800)
    focus()
    await new Promise(setImmediate)
    expect(requested()).toBe(1)
    after(read + 1_000)
    focus()
    await expect.poll(requested).toBe(2)
  })

  it('keeps the balance when the request fails, and retries the next time', async () => {
    const { server, tenths, requested, after, focus, consequences } = await open()
    server.isDown = true
    after(1_000)
    focus()
    await expect.poll(requested).toBe(1)
    await new Promise(setImmediate)
    expect(tenths()).toBe(100)
    expect(consequences).toEqual(['nothing'])
    Object.assign(server, { isDown: false, tokens: 3 })
    const shownOnReturn = () => {
      after(60_000)
      focus()
      return tenths()
    }
    await expect.poll(shownOnReturn).toBe(30)
  })

  it('ignores a response older than a change', async () => {
    const { server, session, tenths, requested, after, focus } = await open()
    const { promise, resolve } = Promise.withResolvers<void>()
    server.answer = () => promise
    after(1_000)
    focus()
    await expect.poll(requested).toBe(1)
    session.send({ type: 'balance.reported', balance: 40 })
    server.tokens = 4
    resolve()
    await expect.poll(requested).toBe(2)
    await new Promise(setImmediate)
    expect(tenths()).toBe(40)
  })
})

it('ignores a response for the previous session', async () => {
  const { server, tenths, requested, after, focus, signInAgain } = await open()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.answer = () => promise
  server.tokens = 3
  after(1_000)
  focus()
  await expect.poll(requested).toBe(1)
  Object.assign(server, { answer: () => Promise.resolve(), tokens: 10 })
  await signInAgain()
  resolve()
  await new Promise(setImmediate)
  await new Promise(setImmediate)
  expect(tenths()).toBe(100)
})

describe('the server pushes a changed balance', () => {
  const newest = () => TestEventSource.opened.at(-1) ?? expect.fail('there is no connection')

  it('shows it without a request and without a message to other tabs', async () => {
    const { session, tenths, requested } = await open()
    const { heard } = otherTab()
    newest().say('balance', { user_id: 'p-7', balance: 7.5 })
    expect(tenths()).toBe(75)
    session.send({ type: 'balance.reported', balance: 40 })
    await expect.poll(() => heard).toEqual([{ person: 'p-7', balance: 40 }])
    expect(requested()).toBe(0)
  })

  it('prefers it to the older response of a pending request', async () => {
    const { server, tenths, requested, after, focus } = await open()
    const { promise, resolve } = Promise.withResolvers<void>()
    server.answer = () => promise
    after(1_000)
    focus()
    await expect.poll(requested).toBe(1)
    newest().say('balance', { user_id: 'p-7', balance: 4 })
    server.tokens = 4
    resolve()
    await expect.poll(requested).toBe(2)
    await new Promise(setImmediate)
    expect(tenths()).toBe(40)
  })
})

it('makes no second request when the response equals the pushed balance', async () => {
  const { server, tenths, requested, after, focus } = await open()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.answer = () => promise
  server.tokens = 4
  after(1_000)
  focus()
  await expect.poll(requested).toBe(1)
  TestEventSource.opened.at(-1)?.say('balance', { user_id: 'p-7', balance: 4 })
  resolve()
  await new Promise(setImmediate)
  await new Promise(setImmediate)
  expect(tenths()).toBe(40)
  expect(requested()).toBe(1)
})

describe('a balance that changes in this tab', () => {
  it('is sent to the other tabs with the id of its person', async () => {
    const { session } = await open()
    const { heard } = otherTab()
    session.send({ type: 'balance.reported', balance: 40 })
    await expect.poll(() => heard).toEqual([{ person: 'p-7', balance: 40 }])
  })

  it('is not sent when a reload returned the same value', async () => {
    const { session } = await open()
    const { heard } = otherTab()
    const before = session.getSnapshot().context.profile
    session.send({ type: 'profile.refreshRequested' })
    await waitFor(session, ({ context: { profile } }) => profile !== null && profile !== before)
    session.send({ type: 'balance.reported', balance: 40 })
    await expect.poll(() => heard.length).toBeGreaterThan(0)
    expect(heard).toEqual([{ person: 'p-7', balance: 40 }])
  })

  it('is not fresh when another part of the session changed', async () => {
    const { session, requested, after, focus } = await open()
    after(5_000)
    session.send({ type: 'email.verified' })
    focus()
    await expect.poll(requested).toBe(1)
  })

  it('is fresh, so that becoming visible makes no request', async () => {
    const { session, requested, after, focus } = await open()
    after(5_000)
    session.send({ type: 'balance.reported', balance: 40 })
    focus()
    await new Promise(setImmediate)
    expect(requested()).toBe(0)
  })
})

it('makes no request for a guest or after the page is left', async () => {
  const { session, requested, after, focus, stop } = await open()
  session.send({ type: 'logout.requested' })
  await waitFor(session, (snapshot) => snapshot.context.profile === null)
  const before = requested()
  after(60_000)
  focus()
  await new Promise(setImmediate)
  expect(requested()).toBe(before)
  stop()
  const left = await open()
  left.stop()
  left.after(180_000)
  left.focus()
  page.dispatchEvent(new Event('visibilitychange'))
  left.session.send({ type: 'balance.reported', balance: 40 })
  const { heard } = otherTab()
  otherTab().tell({ person: 'p-7', balance: 80 })
  await expect.poll(() => heard).toContainEqual({ person: 'p-7', balance: 80 })
  await new Promise(setImmediate)
  expect(left.requested()).toBe(0)
})
