import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TestEventSource } from '../testing/eventSource.ts'
import { followEvents } from './serverEvents.ts'

type Session = Parameters<typeof followEvents>[0]['session']

/** A session with only the fields used here. */
function createTestSession(first: string | null) {
  let id = first
  const watchers = new Set<(snapshot: object) => void>()
  const snapshot = () => ({ context: { profile: id === null ? null : { id } } })
  const session = {
    getSnapshot: snapshot,
    subscribe: (watcher: (snapshot: object) => void) => {
      watchers.add(watcher)
      return { unsubscribe: () => void watchers.delete(watcher) }
    },
  }
  return {
    session,
    become: (next: string | null) => {
      id = next
      for (const watcher of watchers) watcher(snapshot())
    },
  }
}

const isSession = (value: object): value is Session => 'getSnapshot' in value

let page: EventTarget & { hidden: boolean }
let stop: () => void = () => undefined

beforeEach(() => {
  // Other tests in this worker open connections too.
  TestEventSource.opened = []
  page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('EventSource', TestEventSource)
  vi.useFakeTimers()
})
afterEach(() => {
  stop()
  TestEventSource.opened = []
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function begin(id: string | null = 'p-7') {
  const { session, become } = createTestSession(id)
  const heard: number[] = []
  const requests: object[] = []
  const live: boolean[] = []
  if (!isSession(session)) throw new TypeError('a session has snapshots')
  stop = followEvents(
    { session },
    {
      onBalance: (balance) => void heard.push(balance),
      onRequest: (event) => void requests.push(event),
      onLive: (isLive) => void live.push(isLive),
    },
  )
  return { become, heard, requests, live }
}

const opened = () => TestEventSource.opened
const newest = () => opened().at(-1) ?? expect.fail('there is no connection')
const isOpen = () => opened().filter(({ readyState }) => readyState !== TestEventSource.CLOSED).length
const show = (hidden: boolean) => {
  page.hidden = hidden
  page.dispatchEvent(new Event('visibilitychange'))
}

describe('a signed-in person', () => {
  it('has one connection, which delivers the balance', () => {
    const { heard } = begin()
    expect(opened().map(({ url }) => url)).toEqual(['/api/events'])
    newest().say('balance', { user_id: 'p-7', balance: 8.5 })
    newest().say('image-request', { user_id: 'p-7', id: 'r-1' })
    expect(heard).toEqual([8.5])
  })

  it('receives only their own requests', () => {
    const { requests } = begin()
    const mine = { user_id: 'p-7', id: 'r-1', request: { id: 'r-1', state: 'working' } }
    newest().say('image-request', mine)
    newest().say('image-request', { user_id: 'p-7', id: 'r-2' })
    newest().say('image-request', { user_id: 'p-8', id: 'r-3' })
    for (const odd of ['', '{', 'null', '{"user_id":"p-7"}', '{"user_id":"p-7","id":7}'])
      newest().say('image-request', odd)
    expect(requests).toEqual([mine, { user_id: 'p-7', id: 'r-2' }])
  })

  it('ignores events of other people and invalid balances', () => {
    const { heard } = begin()
    const odd = ['', '{', 'null', '7', '{"user_id":"p-7"}', '{"user_id":"p-7","balance":"8"}', '{"balance":8}']
    for (const data of [...odd, '{"user_id":"p-8","balance":8}']) newest().say('balance', data)
    expect(heard).toEqual([])
  })

  it('gets a new connection as another person, and none as a guest', () => {
    const { become, heard } = begin()
    const first = newest()
    become('p-8')
    expect(first.readyState).toBe(TestEventSource.CLOSED)
    newest().say('balance', { user_id: 'p-8', balance: 3 })
    expect(heard).toEqual([3])
    become(null)
    vi.advanceTimersByTime(600_000)
    expect(isOpen()).toBe(0)
    expect(opened()).toHaveLength(2)
  })
})

it('a guest has no connection until they sign in', () => {
  const { become } = begin(null)
  expect(opened()).toEqual([])
  become('p-7')
  expect(isOpen()).toBe(1)
})

describe('a page', () => {
  it('keeps its connection when hidden for a moment, and closes it when hidden for longer', () => {
    begin()
    show(true)
    vi.advanceTimersByTime(4_999)
    show(false)
    vi.advanceTimersByTime(60_000)
    expect([isOpen(), opened().length]).toEqual([1, 1])
    show(true)
    vi.advanceTimersByTime(5_000)
    expect(isOpen()).toBe(0)
    show(false)
    expect([isOpen(), opened().length]).toEqual([1, 2])
  })

  it('opened in the background connects when it is visible', () => {
    page.hidden = true
    const { become } = begin()
    become('p-8')
    expect(opened()).toEqual([])
    show(false)
    expect(isOpen()).toBe(1)
  })

  it('closes its connection when left, and connects again when restored', () => {
    begin()
    window.dispatchEvent(new Event('pagehide'))
    expect(isOpen()).toBe(0)
    window.dispatchEvent(new Event('pageshow'))
    expect([isOpen(), opened().length]).toEqual([1, 2])
    window.dispatchEvent(new Event('pageshow'))
    expect(opened()).toHaveLength(2)
  })

  it('opens no connection after it is destroyed', () => {
    const { become } = begin()
    newest().refuse()
    stop()
    become('p-8')
    show(true)
    show(false)
    window.dispatchEvent(new Event('pageshow'))
    vi.advanceTimersByTime(600_000)
    expect([isOpen(), opened().length]).toEqual([0, 1])
  })
})

describe('a connection', () => {
  it('is live from its opening until it is cut, refused or closed', () => {
    const { live, become } = begin()
    expect(live).toEqual([])
    newest().accept()
    newest().cut()
    newest().accept()
    newest().refuse()
    vi.advanceTimersByTime(5_000)
    newest().accept()
    show(true)
    vi.advanceTimersByTime(5_000)
    show(false)
    newest().accept()
    become('p-8')
    newest().accept()
    stop()
    expect(live).toEqual([true, false, true, false, true, false, true, false, true, false])
  })

  it('that is cut is reopened by the browser', () => {
    begin()
    newest().accept()
    newest().cut()
    vi.advanceTimersByTime(600_000)
    expect([isOpen(), opened().length]).toEqual([1, 1])
  })

  it('that is refused is retried with growing pauses', () => {
    begin()
    const pauses: number[] = []
    for (let before = opened().length; pauses.length < 8; before = opened().length) {
      newest().refuse()
      let pause = 0
      for (; opened().length === before; pause += 1_000) vi.advanceTimersByTime(1_000)
      pauses.push(pause / 1_000)
    }
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300])
    newest().accept()
    newest().refuse()
    vi.advanceTimersByTime(5_000)
    expect(isOpen()).toBe(1)
  })

  it('that is refused is retried at once when the page is visible again', () => {
    begin()
    newest().refuse()
    show(true)
    show(false)
    expect(isOpen()).toBe(1)
    vi.advanceTimersByTime(5_000)
    expect(opened()).toHaveLength(2)
  })
})
