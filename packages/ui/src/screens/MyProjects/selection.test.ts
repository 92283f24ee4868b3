import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extended, nothingSelected, type Selection, toggled, withAll } from './selection.ts'

const order = ['a', 'b', 'c', 'd', 'e', 'f'] as const
const selected = ({ ids }: Selection) => order.filter((id) => ids.has(id)).join('')

const one = fc.constantFrom(...order)
const step = fc.oneof(
  one.map((id) => (selection: Selection) => toggled(selection, id)),
  one.map((id) => (selection: Selection) => extended(selection, id, order)),
  fc.constant((selection: Selection) => withAll(selection, order)),
)
/** Whatever somebody may have selected by now. */
const anySelection = fc
  .array(step, { maxLength: 8 })
  .map((steps) => steps.reduce((selection, take) => take(selection), nothingSelected))

describe('a selection', () => {
  it('takes one picture in, and out again', () => {
    fc.assert(
      fc.property(anySelection, one, (before, id) => {
        const once = toggled(before, id)
        expect(once.ids.has(id)).toBe(!before.ids.has(id))
        expect(selected(toggled(once, id))).toBe(selected(before))
      }),
    )
  })

  it('reaches from the last single one to this one, either way, and keeps what was there', () => {
    const from = toggled(toggled(nothingSelected, 'a'), 'd')
    expect(selected(extended(from, 'f', order))).toBe('adef')
    expect(selected(extended(from, 'b', order))).toBe('abcd')
  })

  it('takes back a longer reach by a shorter one', () => {
    const from = toggled(nothingSelected, 'b')
    expect(selected(extended(extended(from, 'f', order), 'c', order))).toBe('bc')
  })

  it('is after a reach what was there at the anchor, and everything between', () => {
    fc.assert(
      fc.property(anySelection, one, one, (before, anchor, id) => {
        const from = toggled(before, anchor)
        const ends = [order.indexOf(anchor), order.indexOf(id)]
        const between = order.slice(Math.min(...ends), Math.max(...ends) + 1)
        const expected = order.filter((other) => from.ids.has(other) || between.includes(other))
        expect(selected(extended(from, id, order))).toBe(expected.join(''))
      }),
    )
  })

  it('without an anchor in sight takes this one alone', () => {
    expect(selected(extended(nothingSelected, 'c', order))).toBe('c')
    expect(selected(extended(toggled(nothingSelected, 'x'), 'c', order))).toBe('c')
  })

  it('takes in everything in sight', () => {
    fc.assert(
      fc.property(anySelection, (before) => {
        expect(selected(withAll(before, order))).toBe('abcdef')
      }),
    )
  })
})
