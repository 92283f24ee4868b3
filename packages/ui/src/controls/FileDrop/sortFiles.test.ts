import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shownName } from './shownName.ts'
import { sortFiles } from './sortFiles.ts'
import { typeNames } from './typeNames.ts'

const file = (name: string, type: string, size = 10, lastModified = 1) =>
  new File([new Uint8Array(size)], name, { type, lastModified })
const limits = { types: ['image/png', 'image/webp'], maxBytes: 100, multiple: false }

describe('sortFiles', () => {
  it('says why a file was refused', () => {
    const files = [
      file('a.gif', 'image/gif'),
      file('b.png', 'image/png', 101),
      file('e.png', 'image/png', 0),
      file('c.png', 'image/png'),
      file('c.png', 'image/png'),
      file('d.png', 'image/png'),
    ]
    const { taken, refused } = sortFiles(files, limits)
    expect(taken.map(({ name }) => name)).toEqual(['c.png'])
    expect(refused.map((one) => [one.file.name, one.reason])).toEqual([
      ['a.gif', 'wrongType'],
      ['b.png', 'tooLarge'],
      ['e.png', 'empty'],
      ['c.png', 'twice'],
      ['d.png', 'onlyOne'],
    ])
  })

  it('accepts a file of exactly the limit, and several if allowed', () => {
    const files = [file('a.png', 'image/png', 100), file('b.webp', 'image/webp')]
    expect(sortFiles(files, { ...limits, multiple: true }).taken).toHaveLength(2)
  })

  it('uses the file extension only if the browser gives no type', () => {
    const files = [file('A.WEBP', ''), file('b.png', 'text/plain'), file('readme', '')]
    expect(sortFiles(files, { ...limits, multiple: true }).taken.map(({ name }) => name)).toEqual(['A.WEBP'])
  })

  it('sorts every file and accepts none over a limit', () => {
    const anyFile = fc
      .tuple(
        fc.constantFrom('a.png', 'b.webp', 'c.gif', 'd'),
        fc.constantFrom('image/png', 'image/gif', ''),
        fc.nat(150),
      )
      .map(([name, type, size]) => file(name, type, size))
    fc.assert(
      fc.property(fc.array(anyFile, { maxLength: 12 }), fc.boolean(), (files, multiple) => {
        const { taken, refused } = sortFiles(files, { ...limits, multiple })
        const fits = taken.every(({ size }) => size > 0 && size <= limits.maxBytes)
        return taken.length + refused.length === files.length && fits && (multiple || taken.length <= 1)
      }),
    )
  })
})

describe('shownName', () => {
  it('keeps an ordinary name', () => expect(shownName('holiday 1.png')).toBe('holiday 1.png'))

  it('removes direction marks from a name', () => {
    expect(shownName('photo\u202Egnp.exe')).toBe('photognp.exe')
  })

  it('keeps the extension of a long name', () => {
    const name = shownName(`${'a'.repeat(10_000)}.png`)
    expect(name.length).toBeLessThanOrEqual(60)
    expect(name).toMatch(/^a+…a*\.png$/)
  })
})

describe('typeNames', () => {
  it('joins type names for a sentence', () => {
    expect(typeNames(['image/png', 'image/jpeg', 'image/webp'])).toEqual({ rest: 'PNG, JPEG', last: 'WebP' })
    expect(typeNames(['image/avif'])).toEqual({ rest: '', last: 'AVIF' })
  })
})
