import fc from 'fast-check'
import { expect, it } from 'vitest'
import { valueIn } from './themeChanges.ts'

it('takes each scheme of a value, wherever it stands in it', () => {
  const shadow = '0 1px 2px light-dark(oklch(0.3 0.03 80 / 0.05), rgb(0, 0, 0)), 0 8px 24px light-dark(red, blue)'
  expect(valueIn('light', shadow)).toBe('0 1px 2px oklch(0.3 0.03 80 / 0.05), 0 8px 24px red')
  expect(valueIn('dark', shadow)).toBe('0 1px 2px rgb(0, 0, 0), 0 8px 24px blue')
})

it('finds a difference in the schemes that it was made in', () => {
  const colour = fc.constantFrom('#123', 'oklch(0.5 0.1 160)', 'rgb(1, 2, 3)', 'color-mix(in oklab, red, blue)')
  fc.assert(
    fc.property(colour, colour, colour, colour, (light, dark, otherLight, otherDark) => {
      const [before, after] = [`light-dark(${light}, ${dark})`, `light-dark(${otherLight}, ${otherDark})`]
      expect(valueIn('light', before) === valueIn('light', after)).toBe(light === otherLight)
      expect(valueIn('dark', before) === valueIn('dark', after)).toBe(dark === otherDark)
    }),
  )
})
