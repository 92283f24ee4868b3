import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectTabs } from './connectTabs.ts'

const at = (pathname: string) => vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { pathname } }))

beforeEach(() => at('/'))
afterEach(() => {
  vi.unstubAllGlobals()
})

/** What another tab does to the storage, as this one hears of it. */
const store = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))

function connect() {
  const heard: unknown[] = []
  const actor = { send: (event: unknown) => void heard.push(event) }
  const stop = connectTabs({ session: actor, currency: actor, language: actor })
  return { heard, stop }
}

it.each([
  ['auth_session', null, { type: 'session.endedElsewhere' }],
  ['auth_session', '1', { type: 'session.begunElsewhere' }],
  [null, null, { type: 'session.endedElsewhere' }],
  ['currencyCode', 'USD', { type: 'currency.picked', code: 'USD' }],
  ['languageId', '2', { type: 'language.picked', id: 2 }],
])('another tab stores %s: %s', (key, value, event) => {
  const { heard } = connect()
  store(key, value)
  expect(heard).toEqual([event])
})

it.each([
  ['currencyCode', null],
  ['languageId', null],
  ['token', 'mint_1'],
  ['token', 'expired'],
])('another tab stores %s: %s, which says nothing', (key, value) => {
  const { heard } = connect()
  store(key, value)
  expect(heard).toEqual([])
})

it.each([
  ['/account/profile', true],
  ['/pay', true],
  ['/pricing', false],
])('the session has ended in another tab, and this one is at %s', (pathname, onProtectedRoute) => {
  at(pathname)
  const { heard } = connect()
  store('auth_session', 'expired')
  expect(heard).toEqual([{ type: 'session.rejected', onProtectedRoute }])
})

it('hears nothing any more when the page is left', () => {
  const { heard, stop } = connect()
  stop()
  store('auth_session', null)
  expect(heard).toEqual([])
})
