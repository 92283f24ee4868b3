import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cut, fill } from './interpolate.ts'

describe('fill', () => {
  it('fills slots with values', () => {
    expect(fill('Minimum top-up amount: {value}', { value: '€1.00' })).toBe('Minimum top-up amount: €1.00')
  })

  it('keeps an unknown slot visible', () => {
    expect(fill('{count} of {total}', { count: 1 })).toBe('1 of {total}')
  })

  it('keeps a text without slots', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !text.includes('{')),
        (text) => fill(text, { value: 1 }) === text,
      ),
    )
  })
})

describe('cut', () => {
  it('alternates literals and slot names, and keeps all text', () => {
    expect(cut('I accept the {terms} and the {privacy}.')).toEqual([
      'I accept the ',
      'terms',
      ' and the ',
      'privacy',
      '.',
    ])
  })
})
