import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listTitles } from './titles.ts'

it('quotes a few titles, cuts long ones, counts the others', () => {
  expect(listTitles(['A heron'])).toEqual({ titles: '“A heron”', others: 0 })
  expect(listTitles(['A', 'B', 'C', 'D', 'E'])).toEqual({ titles: '“A”, “B”, “C”', others: 2 })
  expect(listTitles(['A valley with low hills and a pale sun, seen from a hilltop']).titles).toBe(
    '“A valley with low hills and a pale sun,…”',
  )
})

it('is of one line, and cut only where it is longer than forty characters, never behind a space', () => {
  expect(listTitles(['  A \n\n heron ']).titles).toBe('“A heron”')
  expect(listTitles(['x'.repeat(40)]).titles).toBe(`“${'x'.repeat(40)}”`)
  expect(listTitles(['x'.repeat(41)]).titles).toBe(`“${'x'.repeat(39)}…”`)
  expect(listTitles([`${'x'.repeat(38)} more`]).titles).toBe(`“${'x'.repeat(38)}…”`)
})

it('stays one short line for any titles, and leaves none out of the count', () => {
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
