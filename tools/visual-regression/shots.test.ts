import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everything, idOf, part, shotOf, shotsOf } from './shots.ts'
import type { VisualStory } from './types.ts'

const story = (title: string, viewport: string | null = null): VisualStory => ({
  id: 'a--b',
  title,
  name: 'B',
  file: 'a.stories.tsx',
  viewport,
})
const variants = (of: VisualStory) => shotsOf(of).map(({ width, look }) => `${width}.${look}`)

test('a screen is taken at three widths, a component at two, each in both schemes, and read at the outer ones', () => {
  expect(variants(story('Screens/Pay'))).toEqual([
    ...['390.light', '390.dark', '390.words', '768.light', '768.dark', '1440.light', '1440.dark', '1440.words'],
  ])
  expect(variants(story('Controls/Slider'))).toEqual([
    '390.light',
    '390.dark',
    '390.words',
    '1440.light',
    '1440.dark',
    '1440.words',
  ])
})

test('a story about one window is taken in that one', () => {
  expect(variants(story('Screens/Pay', 'phone'))).toEqual(['390.light', '390.dark', '390.words'])
  expect(variants(story('Screens/Pay', 'tablet'))).toEqual(['768.light', '768.dark', '768.words'])
})

test('a part is of everything, and has something of each story that is not for another window', () => {
  for (const of of [story('Screens/Pay'), story('Controls/Slider')]) {
    const all = new Set(shotsOf(of, everything).map(idOf))
    const some = shotsOf(of, part).map(idOf)
    expect(some.length).toBeGreaterThan(0)
    expect(some.every((id) => all.has(id))).toBe(true)
  }
})

test('a shot is found again by its name', () => {
  fc.assert(
    fc.property(fc.constantFrom(...shotsOf(story('Screens/Pay'))), (shot) => {
      expect(shotOf(shot.storyId, `${shot.width}.${shot.look}`)).toEqual(shot)
    }),
  )
  expect(shotOf('a--b', '391.light')).toBeNull()
})
