import { namedFiles } from '@mintage/api-client/testing/namedFiles'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileNames } from './fileNames.ts'

const png = (title: string) => ({ title, contentType: 'image/png' }) as const

describe('file names', () => {
  it('use the prompt or the name of the uploaded file', () => {
    expect(fileNames([png('A heron on a coin'), { title: 'jug.JPG', contentType: 'image/webp' }])).toEqual([
      'A heron on a coin.png',
      'jug.webp',
    ])
  })

  it.each(namedFiles)('are valid on every system: %j', (title, stem) => {
    expect(fileNames([png(title)])).toEqual([`${stem}.png`])
  })

  it('get a number when equal, ignoring case', () => {
    expect(fileNames([png('Heron'), png('heron'), png('HERON.png'), png('Heron (2)')])).toEqual([
      'Heron.png',
      'heron (2).png',
      'HERON (3).png',
      'Heron (2) (2).png',
    ])
  })

  it('keep a dot inside a title, and cut a long one at sixty characters', () => {
    expect(fileNames([png('heron.png on a coin'), png('x'.repeat(60)), png(`y${'🦩'.repeat(60)}`)])).toEqual([
      'heron.png on a coin.png',
      `${'x'.repeat(60)}.png`,
      `y${'🦩'.repeat(59)}.png`,
    ])
  })

  it('get a number when one system treats them as equal', () => {
    expect(fileNames([png('Straße'), png('STRASSE')])).toEqual(['Straße.png', 'STRASSE (2).png'])
  })

  const title = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 90 }),
    fc
      .array(
        fc.constantFrom('a', 'A', '.', ' ', '/', '\\', ':', 'CON', 'nul', 'é', 'e\u0301', '.png', '\u202e', '\n', '🦩'),
      )
      .map((parts) => parts.join('')),
  )
  const file = fc.record({ title, contentType: fc.constantFrom('image/png', 'image/jpeg', 'image/webp') })

  it('are valid and unique for any titles', () => {
    fc.assert(
      fc.property(fc.array(file, { maxLength: 30 }), (files) => {
        const names = fileNames(files)
        expect(names).toHaveLength(files.length)
        expect(new Set(names.map((name) => name.normalize('NFC').toLowerCase())).size).toBe(names.length)
        for (const name of names) {
          expect(name).toMatch(/^[^.\s].*\.(png|jpg|webp)$/su)
          expect(name).not.toMatch(/[<>:"/\\|?*\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
          expect(name).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)\./i)
          expect(name.isWellFormed()).toBe(true)
          expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255)
        }
      }),
    )
  })
})
