import { describe, expect, it } from 'vitest'
import { absent, type States, stories } from '../story-coverage/index.ts'
import { missingComponents, missingModals, missingRoutes, missingTexts } from './missing.ts'

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

describe('what is missing', () => {
  it('is a state that is said to look like one without stories', () => {
    expect(missingRoutes({ Coin: coin }).map(({ name }) => name)).toEqual(['Coin, signedOut'])
  })

  it('is a state of an overlay that says so itself', () => {
    const shown = { kind: 'shown', stories: ['overlays-coin--open'] } as const
    const states = { open: shown, busy: shown, errors: shown, longContent: shown, narrow: shown, keyboard: shown }
    const rightToLeft = { kind: 'missing', why: 'Nobody has drawn it yet.' } as const
    expect(missingModals({ Coin: { ...states, rightToLeft } })).toEqual([
      { kind: 'modal', name: 'Coin, rightToLeft', why: 'Nobody has drawn it yet.' },
    ])
  })

  it('is a component without stories that no other one draws', () => {
    const sources = new Map([
      ['ui/Coin/Coin.stories.tsx', 'render: () => <Coin />'],
      ['ui/Coin/Coin.tsx', 'return <CoinRim side="heads" />'],
    ])
    const found = missingComponents({ exported: ['Coin', 'CoinRim', 'CoinR', 'Medal'], sources })
    expect(found.map(({ name }) => name)).toEqual(['CoinR', 'Medal'])
  })

  it('is a text that no story shows and nobody gave a reason for', () => {
    const found = missingTexts(
      ['coin.heads', 'coin.edge', 'coin.rim'],
      { 'coin.heads': 'coin--heads' },
      { 'coin.rim': '-' },
    )
    expect(found.map(({ name }) => name)).toEqual(['coin.edge'])
  })
})
