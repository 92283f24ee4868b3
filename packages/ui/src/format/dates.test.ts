import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDate, formatDateTime } from './dates.ts'

describe('formatDate', () => {
  it('is short month, day, year (R143)', { tags: ['R143'] }, () => {
    expect(formatDate('2026-11-20T14:05:00Z', 'UTC')).toBe('Nov 20, 2026')
    expect(formatDateTime('2026-11-20T14:05:00Z', 'UTC').replace('\u202f', ' ')).toBe('Nov 20, 2026, 2:05 PM')
  })

  it('uses the time zone', () => {
    expect(formatDate('2026-11-20T23:30:00Z', 'Asia/Tokyo')).toBe('Nov 21, 2026')
    expect(formatDateTime('2026-11-20T23:30:00Z', 'Asia/Tokyo').replace('\u202f', ' ')).toBe('Nov 21, 2026, 8:30 AM')
  })

  it.each([null, undefined, '', 'soon'])('has nothing to say for %s', (value) => expect(formatDate(value)).toBe(''))

  it('never throws, and never says "Invalid Date"', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.date({ noInvalidDate: false })), (value) =>
        [formatDate(value), formatDateTime(value)].every((text) => !/invalid|NaN/i.test(text)),
      ),
    )
  })

  it('formats every day as that day', () => {
    const days = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(days, (date) => {
        const read = new Date(`${formatDate(date, 'UTC')} 00:00 UTC`)
        return read.toISOString().slice(0, 10) === date.toISOString().slice(0, 10)
      }),
    )
  })
})
