import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { read as readSource } from '../sources/index.ts'
import { areas } from './areas/index.ts'
import { breakCounts, breaksOf, broken, faultsOfBreaks } from './breaks.ts'
import { type Area, type Break, unit } from './evidence.ts'

const sources: Readonly<Record<string, string>> = {
  'coin.ts': "export const side = 'heads'\nexport const sides = 2\n",
}
const read = (file: string) => sources[file]

const withBreak = (planted: Break): Area => ({
  R001: { text: 'Coins have two sides.', shownBy: [unit('coin.test.ts', 'has two sides')], breaks: [planted] },
})
const faultsOf = (planted: Break) => faultsOfBreaks([withBreak(planted)], read)

describe('the breaks that requirements carry', () => {
  it('fit the sources as they are', () => {
    expect(faultsOfBreaks(areas, (file) => (existsSync(file) ? readSource(file) : undefined))).toEqual([])
  })

  it('fit while what they break stands in its file once', () => {
    expect(faultsOf({ file: 'coin.ts', from: 'sides = 2', to: 'sides = 3' })).toEqual([])
  })

  it.each<[string, Break, string]>([
    ['a file that is gone', { file: 'note.ts', from: 'a', to: 'b' }, 'there is no note.ts'],
    ['what is gone', { file: 'coin.ts', from: 'sides = 4', to: '' }, 'coin.ts has "sides = 4" 0 times instead of once'],
    ['what stands twice', { file: 'coin.ts', from: 'export', to: '' }, 'coin.ts has "export" 2 times instead of once'],
    ['what breaks nothing', { file: 'coin.ts', from: 'heads', to: 'heads' }, 'coin.ts stays as it is'],
    ['what no tool can read', { file: 'coin.ts', from: "'heads'", to: "'" }, 'coin.ts is no program any more'],
  ])('are refused for %s', (_, planted, fault) => {
    expect(faultsOf(planted)).toEqual([`R001: its break does not fit, ${fault}`])
  })

  it('replace what they say, and nothing else', () => {
    const text = broken('a $1 b', { file: '', from: '$1', to: '$& $2' })
    expect(text).toBe('a $& $2 b')
  })

  it('are counted, with the requirements that say why they have none', () => {
    const planted = { file: 'coin.ts', from: 'sides = 2', to: 'sides = 3' }
    const areas: readonly Area[] = [
      withBreak(planted),
      {
        R002: { text: 'Coins shine.', shownBy: [], noBreak: 'only an eye would notice it' },
        R003: { text: 'Coins ring.', shownBy: [] },
      },
    ]
    expect(breakCounts(areas)).toEqual({ requirements: 3, broken: 1, excused: 1, breaks: 1 })
    expect(breaksOf(areas)).toMatchObject([{ number: 'R001', ...planted }])
  })
})
