import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countByStyle, type StyleChoice, setCount, toggleStyle } from './choice.ts'

const max = 4
const start: StyleChoice = { styles: ['none'], count: 1 }
const toggled = (...styles: string[]) =>
  styles.reduce((choice, style) => toggleStyle(choice, style, 'none', max), start)

describe('toggleStyle', () => {
  it('replaces the plain style by the first chosen one', () => {
    expect(toggled('anime')).toEqual({ styles: ['anime'], count: 1 })
  })

  it('raises the count, so that every style gets an image', () => {
    expect(toggled('anime', 'line', 'comic')).toEqual({ styles: ['anime', 'line', 'comic'], count: 3 })
  })

  it('ignores a fifth style', () => {
    expect(toggled('a', 'b', 'c', 'd', 'e')).toEqual({ styles: ['a', 'b', 'c', 'd'], count: 4 })
  })

  it('replaces the style if only one image is made', () => {
    const one = toggleStyle(start, 'anime', 'none', 1)
    expect(toggleStyle(one, 'comic', 'none', 1)).toEqual({ styles: ['comic'], count: 1 })
  })

  it('returns to the plain style when the last one is removed', () => {
    expect(toggled('anime', 'anime')).toEqual({ styles: ['none'], count: 1 })
  })

  it('keeps the plain style when it is pressed again', () => {
    expect(toggled('none')).toEqual(start)
  })

  it('adds the plain style to others when it is pressed', () => {
    expect(toggled('anime', 'none')).toEqual({ styles: ['anime', 'none'], count: 2 })
  })
})

describe('setCount', () => {
  it('drops the latest styles with a smaller count', () => {
    expect(setCount({ styles: ['a', 'b', 'c'], count: 3 }, 2)).toEqual({ styles: ['a', 'b'], count: 2 })
  })
})

describe('countByStyle', () => {
  it('distributes the images in turn', () => {
    expect(countByStyle({ styles: ['a', 'b', 'c'], count: 4 })).toEqual([
      { style: 'a', count: 2 },
      { style: 'b', count: 1 },
      { style: 'c', count: 1 },
    ])
  })
})

describe('after any presses', () => {
  const press = fc.oneof(
    fc.record({ style: fc.constantFrom('none', 'a', 'b', 'c', 'd', 'e') }),
    fc.record({ count: fc.integer({ min: 1, max }) }),
  )
  const after = (presses: readonly ({ style: string } | { count: number })[]) =>
    presses.reduce<StyleChoice>(
      (choice, one) => ('style' in one ? toggleStyle(choice, one.style, 'none', max) : setCount(choice, one.count)),
      start,
    )

  it('has one to four different styles, and never more than images', () => {
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

  it('distributes all images, evenly to one', () => {
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
