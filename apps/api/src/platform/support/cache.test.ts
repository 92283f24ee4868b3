import { describe, expect, test, vi } from 'vitest'
import { cached, fixedPer, toJson } from './cache.ts'

function virtualClock() {
  let now = Date.parse('2026-11-20T12:00:00Z')
  return {
    now: () => new Date(now),
    pass: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

describe('a cached answer', () => {
  test('is loaded once for parallel callers and again after it expires', async () => {
    const clock = virtualClock()
    let loads = 0
    const read = cached(clock, 5000, async () => (loads += 1))
    expect(await Promise.all([read(), read()])).toEqual([1, 1])
    clock.pass(4999)
    expect(await read()).toBe(1)
    clock.pass(1)
    expect(await read()).toBe(2)
    clock.pass(4999)
    expect(await read()).toBe(2)
  })

  test('is loaded again at once after a failure', async () => {
    const load = vi.fn<() => Promise<string>>()
    load.mockRejectedValueOnce(new Error('down')).mockResolvedValue('up')
    const read = cached(virtualClock(), 5000, load)
    await expect(read()).rejects.toThrow('down')
    expect(await read()).toBe('up')
    expect(await read()).toBe('up')
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('survives the late failure of an older load', async () => {
    const clock = virtualClock()
    const slow = Promise.withResolvers<string>()
    const load = vi.fn<() => Promise<string>>()
    load.mockReturnValueOnce(slow.promise).mockResolvedValue('up')
    const read = cached(clock, 5000, load)
    const first = read()
    clock.pass(5000)
    expect(await read()).toBe('up')
    slow.reject(new Error('down'))
    await expect(first).rejects.toThrow('down')
    expect(await read()).toBe('up')
    expect(load).toHaveBeenCalledTimes(2)
  })
})

describe('a fixed answer', () => {
  const titleIn = fixedPer((source: { title: string }, language: string) => ({ title: source.title, language }))

  test('is built once for each source and variant', () => {
    const source = { title: 'Pocket' }
    expect(titleIn(source, 'en')).toEqual({ title: 'Pocket', language: 'en' })
    expect(titleIn(source, 'en')).toBe(titleIn(source, 'en'))
    expect(titleIn(source, 'de')).toEqual({ title: 'Pocket', language: 'de' })
    expect(titleIn({ ...source }, 'en')).not.toBe(titleIn(source, 'en'))
  })

  test('is serialized once', () => {
    const answer = titleIn({ title: 'Pocket' }, 'en')
    const text = toJson(answer)
    expect(JSON.parse(text)).toEqual({ title: 'Pocket', language: 'en' })
    const stringify = vi.spyOn(JSON, 'stringify')
    try {
      expect(toJson(answer)).toBe(text)
      expect(stringify).not.toHaveBeenCalled()
    } finally {
      stringify.mockRestore()
    }
  })

  test.each([[{ a: [1, null] }], [null], ['text'], [7]])('other values (%j) are serialized each time', (answer) => {
    expect(toJson(answer)).toBe(JSON.stringify(answer))
  })
})
