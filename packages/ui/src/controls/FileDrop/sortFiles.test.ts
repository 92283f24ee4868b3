import { describe, expect, it } from 'vitest'
import { sortFiles } from './sortFiles.ts'
import { typeNames } from './typeNames.ts'

const file = (name: string, type: string, size = 10) => new File([new Uint8Array(size)], name, { type })
const limits = { types: ['image/png', 'image/webp'], maxBytes: 100, multiple: false }

describe('sortFiles', () => {
  it('says why a file was refused', () => {
    const files = [
      file('a.gif', 'image/gif'),
      file('b.png', 'image/png', 101),
      file('c.png', 'image/png'),
      file('d.png', 'image/png'),
    ]
    const { taken, refused } = sortFiles(files, limits)
    expect(taken.map(({ name }) => name)).toEqual(['c.png'])
    expect(refused.map((one) => [one.file.name, one.reason])).toEqual([
      ['a.gif', 'wrongType'],
      ['b.png', 'tooLarge'],
      ['d.png', 'onlyOne'],
    ])
  })

  it('takes a file of exactly the limit, and several if it may', () => {
    const files = [file('a.png', 'image/png', 100), file('b.webp', 'image/webp')]
    expect(sortFiles(files, { ...limits, multiple: true }).taken).toHaveLength(2)
  })
})

describe('typeNames', () => {
  it('names kinds for a sentence', () => {
    expect(typeNames(['image/png', 'image/jpeg', 'image/webp'])).toEqual({ rest: 'PNG, JPEG', last: 'WebP' })
    expect(typeNames(['image/avif'])).toEqual({ rest: '', last: 'AVIF' })
  })
})
