import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slowStories, tooLong } from './slow.ts'

const outcome = (storyId: string, milliseconds: number) => ({ storyId, milliseconds, passed: true, texts: [] })

describe('slow stories', () => {
  it('names the slowest first, each once with its longest time', () => {
    const found = slowStories([outcome('coin--heads', 90), outcome('coin--tails', 700), outcome('coin--heads', 900)])
    expect(found).toEqual([
      { storyId: 'coin--heads', milliseconds: 900 },
      { storyId: 'coin--tails', milliseconds: 700 },
    ])
  })

  it('leaves out none that takes too long, and nothing slower than what it names', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(4000), { maxLength: 60 }), (times) => {
        const all = times.map((time, place) => outcome(`coin--${place}`, time))
        const named = slowStories(all).map(({ milliseconds }) => milliseconds)
        const rest = times.toSorted((one, other) => other - one).slice(named.length)
        expect(named.length).toBeGreaterThanOrEqual(Math.min(20, times.length))
        expect(rest.filter((time) => time > tooLong)).toEqual([])
        expect(Math.min(...named)).toBeGreaterThanOrEqual(Math.max(...rest))
      }),
    )
  })
})
