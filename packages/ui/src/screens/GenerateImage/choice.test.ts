import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countByStyle, type StyleChoice, setCount, toggleStyle } from './choice.ts'

const max = 4
const start: StyleChoice = { styles: ['none'], count: 1 }
const toggled = (...styles: string[]) =>
  styles.reduce((choice, style) => toggleStyle(choice, style, 'none', max), start)

describe('toggleStyle', () => {
  it('puts the first chosen style in the place of none', () => {
    expect(toggled('anime')).toEqual({ styles: ['anime'], count: 1 })
  })

  it('raises the count, so that every style gets an image', () => {
    expect(toggled('anime', 'line', 'comic')).toEqual({ styles: ['anime', 'line', 'comic'], count: 3 })
  })

  it('does not take a fifth style', () => {
    expect(toggled('a', 'b', 'c', 'd', 'e')).toEqual({ styles: ['a', 'b', 'c', 'd'], count: 4 })
  })

  it('puts another style in the place of the one before where only one image is made', () => {
    const one = toggleStyle(start, 'anime', 'none', 1)
    expect(toggleStyle(one, 'comic', 'none', 1)).toEqual({ styles: ['comic'], count: 1 })
  })

  it('falls back to none when the last style is taken away', () => {
    expect(toggled('anime', 'anime')).toEqual({ styles: ['none'], count: 1 })
  })

  it('keeps none when it is the only one and pressed again', () => {
    expect(toggled('none')).toEqual(start)
  })

  it('takes none beside other styles when it is asked for', () => {
    expect(toggled('anime', 'none')).toEqual({ styles: ['anime', 'none'], count: 2 })
  })
})

describe('setCount', () => {
  it('drops the latest styles when fewer images are wanted', () => {
    expect(setCount({ styles: ['a', 'b', 'c'], count: 3 }, 2)).toEqual({ styles: ['a', 'b'], count: 2 })
  })
})

describe('countByStyle', () => {
  it('hands the images out in turn', () => {
    expect(countByStyle({ styles: ['a', 'b', 'c'], count: 4 })).toEqual([
      { style: 'a', count: 2 },
      { style: 'b', count: 1 },
      { style: 'c', count: 1 },
    ])
  })
})

describe('whatever is pressed', () => {
  const press = fc.oneof(
    fc.record({ style: fc.constantFrom('none', 'a', 'b', 'c', 'd', 'e') }),
    fc.record({ count: fc.integer({ min: 1, max }) }),
  )
  const after = (presses: readonly ({ style: string } | { count: number })[]) =>
    presses.reduce<StyleChoice>(
      (choice, one) => ('style' in one ? toggleStyle(choice, one.style, 'none', max) : setCount(choice, one.count)),
      start,
    )

  it('holds one to four styles, each once, and never more than images', () => {
    fc.assert(
      fc.property(fc.array(press), (presses) => {
        const { styles, count } = after(presses)
        expect(styles.length).toBeGreaterThanOrEqual(1)
        expect(styles.length).toBeLessThanOrEqual(count)
        expect(count).toBeLessThanOrEqual(max)
        expect(new Set(styles).size).toBe(styles.length)
      }),
    )
  })

  it('shares out exactly the images there are, evenly to one', () => {
    fc.assert(
      fc.property(fc.array(press), (presses) => {
        const choice = after(presses)
        const counts = countByStyle(choice).map((share) => share.count)
        expect(counts.reduce((sum, one) => sum + one, 0)).toBe(choice.count)
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
        expect(Math.min(...counts)).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})
