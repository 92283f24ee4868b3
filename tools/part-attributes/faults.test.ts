import { describe, expect, it } from 'vitest'
import { partFaults } from './faults.ts'

const coin = {
  purpose: 'A coin.',
  status: { stage: 'stable', since: '1.0.0' },
  notFor: ['A note.'] as const,
  do: ['Spend it.'] as const,
  dont: ['Do not lose it.'] as const,
  content: [],
  anatomy: [
    {
      name: 'Face',
      what: 'What is seen.',
      selector: '.face',
      attributes: [
        { name: 'data-side', values: ['heads', 'tails'], means: 'Which side lies on top.' },
        { name: 'data-worn', means: 'It has been in many hands.' },
        { name: 'data-year', values: 'any', means: 'When it was struck.' },
      ],
    },
    { name: 'Edge', what: 'What is felt.' },
  ] as const,
  keyboard: [],
} as const

const seen = (...parts: readonly string[]) => new Map([['Coin', new Set(parts)]])
const guides = new Map([['Coin', coin]])

describe('what guides say of parts', () => {
  it('is right when stories have shown every part and every value', () => {
    const all = seen('Face', 'Face data-side=heads', 'Face data-side=tails', 'Face data-worn', 'Face data-year')
    expect(partFaults({ guides, seen: all })).toEqual([])
  })

  it('is wrong where an attribute has another name by now, or a value is never taken', () => {
    expect(partFaults({ guides, seen: seen('Face', 'Face data-side=heads', 'Face data-year') })).toEqual([
      'Coin: no story shows Face data-side=tails',
      'Coin: no story shows Face data-worn',
    ])
  })

  it('is wrong of a component whose stories did not run', () => {
    expect(partFaults({ guides, seen: new Map() })).toHaveLength(5)
  })
})
