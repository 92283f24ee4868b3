import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectTabs } from './connectTabs.ts'

const at = (pathname: string) => vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { pathname } }))

beforeEach(() => at('/'))
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Simulates a storage event from another tab. */
const store = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))

function connect() {
  const heard: unknown[] = []
  const actor = { send: (event: unknown) => void heard.push(event) }
  const leaving = new AbortController()
  connectTabs({ session: actor, currency: actor, language: actor }, leaving)
  return { heard, stop: () => leaving.abort() }
}

it.each([
  ['auth_session', null, { type: 'session.endedElsewhere' }],
  ['auth_session', '1', { type: 'session.begunElsewhere' }],
  [null, null, { type: 'session.endedElsewhere' }],
  ['currencyCode', 'USD', { type: 'currency.picked', code: 'USD' }],
  ['languageId', '2', { type: 'language.picked', id: 2 }],
])('handles storage of %s by another tab: %s', (key, value, event) => {
  const { heard } = connect()
  store(key, value)
  expect(heard).toEqual([event])
})

it.each([
  ['currencyCode', null],
  ['languageId', null],
  ['token', 'mint_1'],
  ['token', 'expired'],
])('ignores storage of %s by another tab: %s', (key, value) => {
  const { heard } = connect()
  store(key, value)
  expect(heard).toEqual([])
})

it.each([
  ['/account/profile', true],
  ['/pay', true],
  ['/pricing', false],
])('signs out when the session ended in another tab, while this one is at %s', (pathname, onProtectedRoute) => {
  at(pathname)
  const { heard } = connect()
  store('auth_session', 'expired')
  expect(heard).toEqual([{ type: 'session.rejected', onProtectedRoute }])
})

it('stops listening after the page is left', () => {
  const { heard, stop } = connect()
  stop()
  store('auth_session', null)
  expect(heard).toEqual([])
})
