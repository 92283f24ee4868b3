import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ReportItem } from '../types.ts'
import { picturesOf } from './app/pictures.ts'
import { planEmbedding } from './embedding.ts'
import { reportGroup, reportItem } from './fixtures.ts'

const item = (id: string): ReportItem => ({
  ...reportItem(id),
  status: 'changed',
  before: { src: `${id}.before`, width: 1, height: 1 },
})
const group = (id: string, length: number) =>
  reportGroup(id, ...Array.from({ length }, (_, place) => item(`${id}-${place}`)))

describe('what goes into the page', () => {
  it('is the first item of every group before the second of any', () => {
    const planned = planEmbedding([group('g1', 9), group('g2', 2)], () => 10, 60)
    expect([...planned].map((src) => src.split('.')[0])).toEqual(['g1-0', 'g2-0', 'g1-1'].flatMap((one) => [one, one]))
  })

  it('leaves out a large item and still takes smaller ones after it', () => {
    const planned = planEmbedding([group('g1', 2)], (src) => (src.startsWith('g1-0') ? 100 : 1), 10)
    expect([...planned]).toEqual(['g1-1.before', 'g1-1.after'])
  })

  it('never is more than there is room for, nor half an item', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(6), { maxLength: 5 }),
        fc.array(fc.nat(50), { minLength: 7, maxLength: 7 }),
        fc.nat(500),
        (lengths, costs, room) => {
          const groups = lengths.map((length, place) => group(`g${place}`, length))
          const cost = (src: string) => costs[src.length % 7] ?? 0
          const planned = planEmbedding(groups, cost, room)
          expect([...planned].reduce((sum, src) => sum + cost(src), 0)).toBeLessThanOrEqual(room)
          for (const one of groups.flatMap(({ items }) => items)) {
            expect(new Set(picturesOf(one).map(({ src }) => planned.has(src))).size).toBe(1)
          }
        },
      ),
    )
  })

  it('counts a picture once that several items show', () => {
    const one = item('same')
    const groups = [reportGroup('g1', one, { ...one, id: 'other' })]
    expect(planEmbedding(groups, () => 10, 20).size).toBe(2)
  })
})
