import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { countryOfReply, lookUpCountry } from './ip-country.ts'

const stubFetch = (answer: typeof fetch) => {
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  onTestFinished(() => spy.mockRestore())
  return spy
}

describe('the country of a connection (R227)', { tags: ['R227'] }, () => {
  it.each([
    ['1;US;USA;United States', 'US'],
    ['1;NO', 'NO'],
    // Fields are read by position; the separators are not checked.
    ['1-FRANCE', 'FR'],
    ['1;DE', 'DE'],
    ['1;USA;GB', 'US'],
  ])('is read from %j as %s', (reply, country) => {
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
    '1;;IE',
    '1IE',
    '11',
    '0;IE;IRL;Ireland',
    '1;;;',
    '<!doctype html>',
  ])('is null for %j', (reply) => {
    expect(countryOfReply(reply)).toBeNull()
  })

  it('is requested from our own server', async () => {
    const requested = stubFetch(async () => new Response('1;IE;IRL;Ireland'))
    expect(await lookUpCountry(new AbortController().signal)).toBe('IE')
    expect(requested.mock.calls[0]?.[0]).toBe('/ip-country')
  })

  it('times out after two seconds (D34)', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const ends = new AbortController()
      setTimeout(() => ends.abort(), ms)
      return ends.signal
    })
    onTestFinished(() => timeout.mockRestore())
    stubFetch(
      (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('given up')))),
    )
    const requested = lookUpCountry(new AbortController().signal)
    const resolved = vi.fn()
    void requested.then(resolved)
    await vi.advanceTimersByTimeAsync(1_999)
    expect(resolved).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(resolved.mock.calls).toEqual([[null]])
  })

  it('is null without a notice when the response is missing or invalid', async () => {
    stubFetch(async () => new Response('1;IE', { status: 502 }))
    expect(await lookUpCountry(new AbortController().signal)).toBeNull()
    stubFetch(async () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await lookUpCountry(new AbortController().signal)).toBeNull()
  })
})
