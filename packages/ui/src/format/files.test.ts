import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatBytes } from './files.ts'

describe('formatBytes', () => {
  it('steps by 1024', () => {
    expect(formatBytes(0)).toBe('0 bytes')
    expect(formatBytes(1)).toBe('1 byte')
    expect(formatBytes(900)).toBe('900 bytes')
    expect(formatBytes(1536)).toBe('1.5 KB')
    expect(formatBytes(12.4)).toBe('12 bytes')
    expect(formatBytes(1_234_567)).toBe('1.2 MB')
    expect(formatBytes(10 * 1024 * 1024)).toBe('10 MB')
  })

  it('shows 1 of the next unit instead of 1,024', () => {
    expect(formatBytes(1024 * 1024 - 1)).toBe('1 MB')
    expect(formatBytes(1023.9 * 1024)).toBe('1,023.9 KB')
    expect(formatBytes(1023.5)).toBe('1 KB')
  })

  it.each([Number.NaN, -1, Number.POSITIVE_INFINITY])('has nothing to say of %s', (bytes) => {
    expect(formatBytes(bytes)).toBe('')
  })

  it('shows at most 1,023.9 of a unit below GB, with an error below a twentieth', () => {
    const scale: Record<string, number> = { byte: 1, bytes: 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 }
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 40 }), (bytes) => {
        const [number = '', unit = ''] = formatBytes(bytes).split(' ')
        const shown = Number(number.replaceAll(',', ''))
        const one = scale[unit] ?? Number.NaN
        return (unit === 'GB' || shown < 1024) && Math.abs(shown * one - bytes) <= one * 0.0501
      }),
    )
  })
})
