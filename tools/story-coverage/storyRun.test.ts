import { describe, expect, it } from 'vitest'
import { readStoryRun } from './storyRun.ts'

const written = (...results: readonly object[]) =>
  JSON.stringify({ startTime: Date.UTC(2026, 0, 2), testResults: [{ assertionResults: results }] })

describe('a run of the stories', () => {
  it('is read as it was written; what did not run is no outcome', () => {
    const run = readStoryRun(
      written(
        { status: 'passed', duration: 12.4, meta: { storyId: 'coin--heads', texts: ['coin.heads'] } },
        { status: 'failed', duration: null, meta: { storyId: 'coin--tails' } },
        { status: 'pending', meta: { storyId: 'coin--edge' } },
        { status: 'passed', duration: 3, meta: {} },
      ),
    )
    expect(run).toEqual({
      ranAt: '2026-01-02T00:00:00.000Z',
      outcomes: [
        { storyId: 'coin--heads', passed: true, milliseconds: 12, texts: ['coin.heads'] },
        { storyId: 'coin--tails', passed: false, milliseconds: 0, texts: [] },
      ],
    })
  })
})
