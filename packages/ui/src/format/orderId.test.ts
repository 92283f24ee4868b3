import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatOrderId } from './orderId.ts'

describe('formatOrderId', () => {
  it.each([
    ['8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50', 'MT-WQ7T-V2G'],
    ['8B0F9C1E-54B7-4C0D-9B5E-3A1F2E7D6C50', 'MT-WQ7T-V2G'],
    ['00000000-0000-4000-8000-000000000000', 'MT-0000-000'],
    ['00000000-0000-4000-8000-000000000101', 'MT-0000-081'],
    ['ffffffff-ffff-4fff-bfff-ffffffffffff', 'MT-ZZZZ-ZZZ'],
  ])('%s is %s', (id, shown) => {
    expect(formatOrderId(id)).toBe(shown)
  })

  it.each(['', 'D-17', '8b0f9c1e', '8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50!', 'x8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50'])(
    '%j stays as it is',
    (id) => {
      expect(formatOrderId(id)).toBe(id)
    },
  )

  it('has no similar letters', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(formatOrderId(id)).toMatch(/^MT-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{3}$/)
      }),
    )
  })
})
