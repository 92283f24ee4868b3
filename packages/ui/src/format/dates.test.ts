import { describe, expect, it } from 'vitest'
import { formatDate, formatDateTime } from './dates.ts'

describe('formatDate', () => {
  it('is short month, day, year (R143)', () => {
    expect(formatDate('2026-11-20T14:05:00Z', 'UTC')).toBe('Nov 20, 2026')
    expect(formatDateTime('2026-11-20T14:05:00Z', 'UTC').replace('\u202f', ' ')).toBe('Nov 20, 2026, 2:05 PM')
  })

  it('follows the zone', () => {
    expect(formatDate('2026-11-20T23:30:00Z', 'Asia/Tokyo')).toBe('Nov 21, 2026')
  })

  it.each([null, undefined, '', 'soon'])('has nothing to say for %s', (value) => expect(formatDate(value)).toBe(''))
})
