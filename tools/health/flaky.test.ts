import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flakyStories, type SavedRun, withRun } from './flaky.ts'

const picture = (hash: string, changes: object = {}) => ({
  ...{ code: 'abc', storyId: 'coin--heads', width: 390, look: 'dark', hash },
  ...changes,
})

const run = (code: string, failed: readonly string[], ran = ['coin--heads', 'coin--tails']): SavedRun => ({
  ...{ code, failed, ran },
  ranAt: '2026-01-02T03:04:05.000Z',
})

describe('flaky stories', () => {
  it('are those with two pictures of the same code', () => {
    expect(flakyStories([], [picture('one'), picture('other'), picture('one')])).toEqual([
      { storyId: 'coin--heads', what: '2 pictures at 390 px, dark' },
    ])
  })

  it('are not those that changed with the code, the window or the scheme', () => {
    const others = [picture('b', { code: 'def' }), picture('c', { width: 1440 }), picture('d', { look: 'light' })]
    expect(flakyStories([], [picture('a'), ...others])).toEqual([])
  })

  it('are those that fail in some runs of the same code', () => {
    expect(flakyStories([run('abc', ['coin--tails']), run('abc', [])], [])).toEqual([
      { storyId: 'coin--tails', what: 'failed in 1 of 2 runs' },
    ])
  })

  it('are not those that always fail, nor those that did not run the other time', () => {
    expect(flakyStories([run('abc', ['coin--tails']), run('abc', ['coin--tails'])], [])).toEqual([])
    expect(flakyStories([run('abc', ['coin--tails']), run('abc', [], ['coin--heads'])], [])).toEqual([])
    expect(flakyStories([run('abc', ['coin--tails']), run('def', [])], [])).toEqual([])
  })

  it('are none, however often the same was seen', () => {
    const shot = fc.record({
      code: fc.constantFrom('abc', 'def'),
      storyId: fc.constantFrom('coin--heads', 'coin--tails'),
      width: fc.constantFrom(390, 1440),
      look: fc.constantFrom('light', 'dark'),
    })
    fc.assert(
      fc.property(fc.array(shot), (shots) => {
        const pictures = shots.map((one) => ({ ...one, hash: JSON.stringify(one) }))
        expect(flakyStories([], [...pictures, ...pictures])).toEqual([])
      }),
    )
  })
})

describe('the saved runs', () => {
  const outcome = (storyId: string, passed: boolean) => ({ storyId, passed, milliseconds: 1, texts: [] })
  const ranAt = '2026-01-02T03:04:05.000Z'

  it('gain a run once', () => {
    const of = { ranAt, outcomes: [outcome('coin--heads', true), outcome('coin--tails', false)] }
    const once = withRun([], 'abc', of)
    expect(once).toEqual([{ code: 'abc', ranAt, ran: ['coin--heads', 'coin--tails'], failed: ['coin--tails'] }])
    expect(withRun(once, 'abc', of)).toEqual(once)
  })

  it('lose the oldest', () => {
    const dates = Array.from({ length: 30 }, (_, day) => new Date(Date.UTC(2026, 0, day + 1)).toISOString())
    const saved = dates.reduce<readonly SavedRun[]>(
      (before, date) => withRun(before, 'abc', { ranAt: date, outcomes: [] }),
      [],
    )
    expect(saved.map((one) => one.ranAt)).toEqual(dates.slice(-20))
  })
})
