import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listTitles } from './titles.ts'

it('quotes a few titles, shortens long ones, and counts the others', () => {
  expect(listTitles(['A heron'])).toEqual({ titles: '“A heron”', others: 0 })
  expect(listTitles(['A', 'B', 'C', 'D', 'E'])).toEqual({ titles: '“A”, “B”, “C”', others: 2 })
  expect(listTitles(['A valley with low hills and a pale sun, seen from a hilltop']).titles).toBe(
    '“A valley with low hills and a pale sun,…”',
  )
})

it('is one line, cut only if it is over forty characters, and never after a space', () => {
  expect(listTitles(['  A \n\n heron ']).titles).toBe('“A heron”')
  expect(listTitles(['x'.repeat(40)]).titles).toBe(`“${'x'.repeat(40)}”`)
  expect(listTitles(['x'.repeat(41)]).titles).toBe(`“${'x'.repeat(39)}…”`)
  expect(listTitles([`${'x'.repeat(38)} more`]).titles).toBe(`“${'x'.repeat(38)}…”`)
})

it('is one short line for any titles, and counts all of them', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 80 }), { maxLength: 6 }), (all) => {
      const { titles, others } = listTitles(all)
      expect(titles).not.toMatch(/[\n\r]/)
      expect(titles.split('“').length - 1 + others).toBeGreaterThanOrEqual(all.length)
      const characters = [...new Intl.Segmenter('en-US', { granularity: 'grapheme' }).segment(titles)]
      expect(characters.length).toBeLessThanOrEqual(3 * 44)
    }),
  )
})
