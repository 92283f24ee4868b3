import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { countryOfReply, lookUpCountry } from './ip-country.ts'

const onTheWire = (answer: typeof fetch) => {
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  onTestFinished(() => spy.mockRestore())
  return spy
}

describe('the country of a connection (R227)', () => {
  it.each([
    ['1;US;USA;United States', 'US'],
    ['1;NO', 'NO'],
  ])('of %j is %s', (reply, country) => {
    expect(countryOfReply(reply)).toBe(country)
  })

  it.each([
    '',
    '0;;;WRONG INPUT',
    '2;US;USA;United States',
    ' 1;US',
    '1;',
    '1;U',
    '1;us;usa',
    '1;;;',
    '<!doctype html>',
  ])('is not told by %j', (reply) => {
    expect(countryOfReply(reply)).toBeNull()
  })

  it('is asked of our own server', async () => {
    const asked = onTheWire(async () => new Response('1;IE;IRL;Ireland'))
    expect(await lookUpCountry(new AbortController().signal)).toBe('IE')
    expect(asked.mock.calls[0]?.[0]).toBe('/ip-country')
  })

  it('is unknown, and that is all, when no answer comes or it is none', async () => {
    onTheWire(async () => new Response('1;IE', { status: 502 }))
    expect(await lookUpCountry(new AbortController().signal)).toBeNull()
    onTheWire(async () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await lookUpCountry(new AbortController().signal)).toBeNull()
  })
})
