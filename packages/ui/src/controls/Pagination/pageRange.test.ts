import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clampPage, pageRange } from './pageRange.ts'

const shown = (options: Parameters<typeof pageRange>[0]) =>
  pageRange(options)
    .map((step) => ('page' in step ? step.page : '…'))
    .join(' ')

describe('pageRange', () => {
  it('shows every page of a short list', () => {
    expect(shown({ page: 3, pages: 7 })).toBe('1 2 3 4 5 6 7')
    expect(shown({ page: 1, pages: 1 })).toBe('1')
  })

  it('omits pages far from the current one and from both ends', () => {
    expect(shown({ page: 1, pages: 20 })).toBe('1 2 3 4 5 … 20')
    expect(shown({ page: 4, pages: 20 })).toBe('1 2 3 4 5 … 20')
    expect(shown({ page: 5, pages: 20 })).toBe('1 … 4 5 6 … 20')
    expect(shown({ page: 16, pages: 20 })).toBe('1 … 15 16 17 … 20')
    expect(shown({ page: 17, pages: 20 })).toBe('1 … 16 17 18 19 20')
    expect(shown({ page: 10, pages: 20, around: 0 })).toBe('1 … 10 … 20')
    expect(shown({ page: 10, pages: 20, around: 2 })).toBe('1 … 8 9 10 11 12 … 20')
  })

  const lists = fc.record({
    page: fc.oneof(fc.integer({ min: -5, max: 5000 }), fc.double()),
    pages: fc.integer({ min: 1, max: 4000 }),
    around: fc.integer({ min: 0, max: 5 }),
  })

  it('covers every page exactly once, in order', () => {
    fc.assert(
      fc.property(lists, (options) => {
        let next = 1
        for (const step of pageRange(options)) {
          if ('page' in step) {
            expect(step.page).toBe(next)
            next += 1
          } else {
            expect(step.leftOut).toBeGreaterThanOrEqual(2)
            next += step.leftOut
          }
        }
        expect(next - 1).toBe(options.pages)
      }),
    )
  })

  it('offers the current page and its neighbours', () => {
    fc.assert(
      fc.property(lists, (options) => {
        const offered = pageRange(options).flatMap((step) => ('page' in step ? step.page : []))
        const current = clampPage(options.page, options.pages)
        const near = offered.filter((page) => Math.abs(page - current) <= options.around)
        const wanted = Math.min(options.pages, current + options.around) - Math.max(1, current - options.around) + 1
        expect(near).toHaveLength(wanted)
      }),
    )
  })

  it('has the same number of steps on every page', () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 1, max: 4000 }), (options, other) => {
        expect(pageRange(options)).toHaveLength(pageRange({ ...options, page: other }).length)
      }),
    )
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -3, 0])('treats %s pages as one', (pages) => {
    expect(pageRange({ page: 2, pages })).toEqual([{ page: 1 }])
  })
})
