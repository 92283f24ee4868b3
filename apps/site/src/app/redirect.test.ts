import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeRedirect } from './redirect.ts'

const origin = 'https://site.test'

describe('safeRedirect', { tags: ['R085'] }, () => {
  it('keeps path, query and hash of this site', () => {
    expect(safeRedirect('/account/profile?tab=1#name')).toBe('/account/profile?tab=1#name')
  })

  it.each(['//evil.test', 'https://evil.test', '/\\evil.test', '/\t/evil.test', '/.//evil.test', 'account', '', null])(
    'refuses %j',
    (wanted) => {
      expect(safeRedirect(wanted)).toBeNull()
    },
  )

  it('never leads to another origin', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      '\t',
      '\n',
      '.',
      '..',
      ':',
      '@',
      'evil.test',
      'https:',
      'javascript:',
      '%2f',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((pieces) => `/${pieces.join('')}`),
        ),
        (wanted) => {
          const path = safeRedirect(wanted)
          if (path !== null) expect(new URL(path, origin).origin).toBe(origin)
        },
      ),
    )
  })
})
