import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ReportGroup, type ReportItem, themes, widths } from '../types.ts'
import { start } from './app/address.ts'
import { byComponent, matching, neighbours, pickFaces, rowsOf } from './app/lists.ts'

const picture = { src: 'x.webp', width: 390, height: 800 }
let made = 0
const item = (changes: Partial<Pick<ReportItem, 'title' | 'name' | 'theme' | 'width'>> = {}): ReportItem => {
  made += 1
  const base = { title: 'Screens/Pay', name: 'Declined', theme: 'light', width: 390, ...changes } as const
  return { ...base, status: 'new', id: `item-${made}`, storyId: `story-${made}`, after: picture }
}
const group = (id: string, items: readonly ReportItem[]): ReportGroup => ({
  id,
  title: id,
  files: [],
  components: [],
  items,
})

const items = fc
  .array(
    fc.record({
      title: fc.constantFrom('Screens/Pay', 'Primitives/Button', 'Controls/Select'),
      theme: fc.constantFrom(...themes),
      width: fc.constantFrom(...widths),
    }),
  )
  .map((all) => all.map(item))

describe('items by component', () => {
  it('loses none and mixes none', () => {
    fc.assert(
      fc.property(items, (all) => {
        const parts = byComponent(all)
        expect(new Set(parts.flatMap((part) => part.items))).toEqual(new Set(all))
        expect(new Set(parts.map(({ title }) => title)).size).toBe(parts.length)
        for (const part of parts) expect(part.items.every(({ title }) => title === part.title)).toBe(true)
      }),
    )
  })
})

describe('rows', () => {
  it('hold every item once, never more than there are columns', () => {
    fc.assert(
      fc.property(items, fc.integer({ min: 1, max: 6 }), (all, columns) => {
        const lines = rowsOf(all, columns).flatMap((row) => (row.kind === 'items' ? [row.items] : []))
        expect(lines.flat()).toEqual(byComponent(all).flatMap((part) => part.items))
        expect(lines.every(({ length }) => length > 0 && length <= columns)).toBe(true)
      }),
    )
  })
})

describe('filters', () => {
  const pay = item()
  const dark = item({ theme: 'dark', width: 1440 })
  const button = item({ title: 'Primitives/Button', name: 'Busy' })
  const groups = [group('g1', [pay, dark]), group('g2', [button])]
  const found = (changes: Partial<typeof start>) =>
    matching(groups, { ...start, ...changes }).flatMap((one) => one.items)

  it('find words of component and story, in any order and case', () => {
    expect(found({ text: ' declined PAY ' })).toEqual([pay, dark])
    expect(found({ text: 'button' })).toEqual([button])
    expect(found({ text: 'pay busy' })).toEqual([])
  })

  it('combine', () => {
    expect(found({ theme: 'dark' })).toEqual([dark])
    expect(found({ theme: 'dark', width: 390 })).toEqual([])
    expect(found({ status: 'changed' })).toEqual([])
  })

  it('leave out the groups that have nothing left, and only those', () => {
    expect(matching(groups, { ...start, text: 'busy' }).map(({ id }) => id)).toEqual(['g2'])
    expect(matching(groups, start)).toBe(groups)
  })
})

describe('from one picture to the next', () => {
  it('goes on where the group ends, and nowhere from the last', () => {
    const [one, two] = [item(), item()]
    expect(neighbours([one, two], one.id)).toEqual({ place: 0, previous: null, next: two })
    expect(neighbours([one, two], two.id)).toEqual({ place: 1, previous: one, next: null })
  })

  it('leads from a hidden picture to the first that is shown', () => {
    const one = item()
    expect(neighbours([one], 'hidden')).toEqual({ place: -1, previous: null, next: one })
  })
})

describe('the faces of a group', () => {
  it('show each component before any twice', () => {
    const [a, b] = [item({ title: 'A' }), item({ title: 'A' })]
    const c = item({ title: 'B' })
    expect(pickFaces([a, b, c], 2)).toEqual([a, c])
    expect(pickFaces([a, b, c], 9)).toEqual([a, c, b])
  })
})
