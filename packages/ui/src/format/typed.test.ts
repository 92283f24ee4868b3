import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanCode, cleanEmail } from './typed.ts'

describe('cleanEmail', () => {
  it('removes copied marks and spaces', () => {
    expect(cleanEmail(' \u200fada@example.com\u200e\n')).toBe('ada@example.com')
    expect(cleanEmail('ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ')).toBe('ada@example.com')
    expect(cleanEmail('ada @example.com')).toBe('ada@example.com')
  })

  it('keeps every plain address', () => {
    fc.assert(fc.property(fc.emailAddress(), (address) => cleanEmail(address) === address))
  })
})

describe('cleanCode', () => {
  it('keeps the case', () => expect(cleanCode(' Welcome\u200b10 ')).toBe('Welcome10'))

  it('is idempotent, without invisible characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = cleanCode(text)
        return cleanCode(once) === once && !/[\s\p{Cf}\p{Cc}]/u.test(once)
      }),
    )
  })
})
