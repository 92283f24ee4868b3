import { describe, expect, it } from 'vitest'
import { cellOf } from './cells.ts'
import { absent, type States, stories } from './shown.ts'

const none = absent('A coin does not do that.')
const coin: States = {
  loading: none,
  empty: none,
  filled: stories('coin--heads'),
  validation: none,
  busy: none,
  errors: { like: 'filled', because: 'It always falls on one side.' },
  signedOut: { like: 'loading', because: 'Nobody looks.' },
  longContent: none,
  narrow: none,
}

describe('a cell of the matrix', () => {
  it('leads to the stories of the state that looks the same', () => {
    expect(cellOf(coin, 'errors')).toEqual({
      kind: 'same',
      stories: ['coin--heads'],
      why: 'It always falls on one side.',
    })
    expect(cellOf(coin, 'filled')).toEqual({ kind: 'shown', stories: ['coin--heads'] })
    expect(cellOf(coin, 'empty')).toEqual({ kind: 'nothing', why: 'A coin does not do that.' })
  })
})
