import { afterEach, expect, it, vi } from 'vitest'
import { readCookies, writeCookie } from './cookies.ts'

const page = { cookie: '' }
const open = (protocol: string, cookie = '') => {
  page.cookie = cookie
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', { location: { protocol } })
}
afterEach(() => vi.unstubAllGlobals())

it('reads each by its whole name', () => {
  open('https:', 'choice=USD; my_choice=GBP=; empty=')
  expect(Object.fromEntries(readCookies())).toEqual({ choice: 'USD', my_choice: 'GBP=', empty: '' })
  expect(readCookies().get('my')).toBeUndefined()
})

it('reads none where there is none', () => {
  open('https:')
  expect(readCookies().get('choice')).toBeUndefined()
})

it.each([
  ['https:', 'choice=USD; path=/; max-age=172800; samesite=lax; secure'],
  ['http:', 'choice=USD; path=/; max-age=172800; samesite=lax'],
])('on %s, writes for the whole site and for no other', (protocol, written) => {
  open(protocol)
  writeCookie('choice', 'USD', 2)
  expect(page.cookie).toBe(written)
})
