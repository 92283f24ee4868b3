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
/** An arbitrary selection. */
const anySelection = fc
  .array(step, { maxLength: 8 })
  .map((steps) => steps.reduce((selection, take) => take(selection), nothingSelected))

describe('a selection', () => {
  it('adds an image, and removes it again', () => {
    fc.assert(
      fc.property(anySelection, one, (before, id) => {
        const once = toggled(before, id)
        expect(once.ids.has(id)).toBe(!before.ids.has(id))
        expect(selected(toggled(once, id))).toBe(selected(before))
      }),
    )
  })

  it('adds the range from the anchor in both directions, and keeps the rest', () => {
    const from = toggled(toggled(nothingSelected, 'a'), 'd')
    expect(selected(extended(from, 'f', order))).toBe('adef')
    expect(selected(extended(from, 'b', order))).toBe('abcd')
  })

  it('shrinks a longer range to a shorter one', () => {
    const from = toggled(nothingSelected, 'b')
    expect(selected(extended(extended(from, 'f', order), 'c', order))).toBe('bc')
  })

  it("contains the anchor's selection and the range", () => {
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

  it('adds one image without a visible anchor', () => {
    expect(selected(extended(nothingSelected, 'c', order))).toBe('c')
    expect(selected(extended(toggled(nothingSelected, 'x'), 'c', order))).toBe('c')
  })

  it('adds all visible images', () => {
    fc.assert(
      fc.property(anySelection, (before) => {
        expect(selected(withAll(before, order))).toBe('abcdef')
      }),
    )
  })
})
