import { describe, expect, it } from 'vitest'
import type { NewItem } from '../types.ts'
import { count, percent } from './app/format.ts'
import { matching } from './app/matching.ts'
import { reportGroup, reportItem } from './fixtures.ts'

const pay = reportItem('screens-pay--declined.390.light', { title: 'Screens/Pay', name: 'Declined' })
const dark = reportItem('screens-pay--declined.1440.dark', { title: 'Screens/Pay', name: 'Declined' })
const button = reportItem('button--busy.390.light', { title: 'Primitives/Button', name: 'Busy' })
const groups = [reportGroup('g1', pay, dark), reportGroup('g2', button)]
const found = (text: string) => matching(groups, text).flatMap(({ items }): readonly unknown[] => items)

describe('the filter', () => {
  it('finds words of component, story, width, theme and status, in any order and case', () => {
    expect(found(' declined PAY ')).toEqual([pay, dark])
    expect(found('pay dark 1440 new')).toEqual<NewItem[]>([dark])
    expect(found('pay busy')).toEqual([])
  })

  it('leaves out the groups that have nothing left, and only those', () => {
    expect(matching(groups, 'busy').map(({ id }) => id)).toEqual(['g2'])
    expect(matching(groups, '')).toEqual(groups)
  })
})

describe('figures', () => {
  it('say how much differs, never nothing for something', () => {
    const shares = [0, 0.000001, 0.0027, 0.156, 0.99999, 1]
    const words = ['less than the eye sees', '< 0.01 %', '0.27 %', '15.6 %', '99.99 %', '100 %']
    expect(shares.map(percent)).toEqual(words)
  })

  it('count', () => {
    const counted = [count(1, 'picture'), count(1204, 'picture'), count(2, 'story', 'stories')]
    expect(counted).toEqual(['1 picture', '1,204 pictures', '2 stories'])
  })
})
