import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isFirstImagePutAway, putFirstImageAway } from '../flows/account/firstImageChoice.ts'
import { readConsent, writeConsent } from './consent.ts'
import { readCookies } from './cookies.ts'
import { isReturningVisitor, rememberVisitor } from './returningVisitor.ts'

const now = new Date('2026-11-20T09:00:00Z')

/** A document with a cookie jar: writing keeps the attributes, reading returns names and values only. */
function openPage(protocol: string) {
  const written: string[] = []
  vi.stubGlobal('document', {
    get cookie() {
      return written.map((line) => line.split(';')[0]).join('; ')
    },
    set cookie(line: string) {
      written.push(line)
    },
  })
  vi.stubGlobal('window', { location: { protocol } })
  return written
}

const attributes = (line = '') => line.split('; ').slice(1)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the consent (R173)', { tags: ['R173'] }, () => {
  it.each([
    [true, 'cookie_consent=true'],
    [false, 'cookie_consent=false'],
  ])('stores %s as a word for the given number of days', (accepted, pair) => {
    const written = openPage('https:')
    expect(readConsent()).toBeNull()
    writeConsent(accepted, 30)
    expect(written[0]?.split('; ')[0]).toBe(pair)
    expect(readConsent()).toBe(accepted)
    expect(attributes(written[0])).toEqual(
      expect.arrayContaining(['expires=Sun, 20 Dec 2026 09:00:00 GMT', 'sameSite=lax', 'secure']),
    )
  })

  it('is stored without TLS too, as in development', () => {
    const written = openPage('http:')
    writeConsent(true, 30)
    expect(attributes(written[0])).not.toContain('secure')
  })
})

describe('the cookie of returning visitors', () => {
  it('is kept for a year', () => {
    const written = openPage('https:')
    expect(isReturningVisitor()).toBe(false)
    rememberVisitor()
    expect(isReturningVisitor()).toBe(true)
    expect(written[0]?.split('; ')[0]).toBe('mintage_customer=1')
    expect(attributes(written[0])).toEqual(
      expect.arrayContaining(['expires=Sat, 20 Nov 2027 09:00:00 GMT', 'sameSite=lax', 'secure']),
    )
  })

  it('is stored without TLS too', () => {
    const written = openPage('http:')
    rememberVisitor()
    expect(attributes(written[0])).not.toContain('secure')
  })
})

describe('the dismissed invitation to a first image', () => {
  it('is kept for a year, for this person only', () => {
    const written = openPage('https:')
    expect(isFirstImagePutAway('p-7')).toBe(false)
    putFirstImageAway('p-7')
    expect([isFirstImagePutAway('p-7'), isFirstImagePutAway('p-8')]).toEqual([true, false])
    expect(written[0]?.split('; ')[0]).toBe('mintage_no_first_picture=p-7')
    expect(attributes(written[0])).toEqual(
      expect.arrayContaining(['expires=Sat, 20 Nov 2027 09:00:00 GMT', 'sameSite=lax', 'secure']),
    )
  })

  it('is stored without TLS too', () => {
    const written = openPage('http:')
    putFirstImageAway('p-7')
    expect(attributes(written[0])).not.toContain('secure')
  })
})

it('reads each cookie by its full name', () => {
  vi.stubGlobal('document', { cookie: 'choice=USD; my_choice=GBP=; empty=' })
  expect(Object.fromEntries(readCookies())).toEqual({ choice: 'USD', my_choice: 'GBP=', empty: '' })
  vi.stubGlobal('document', { cookie: '' })
  expect(readCookies().get('choice')).toBeUndefined()
})
