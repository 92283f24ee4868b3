import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { duplicateStories } from './duplicates.ts'

const still = () => false
const looks = (light: string, dark: string) => ({ '390.light': light, '390.dark': dark })

describe('duplicate stories', () => {
  it('are equal in every window and scheme', () => {
    const pictures = {
      'coin--heads': looks('a', 'b'),
      'coin--face': looks('a', 'b'),
      'coin--tails': looks('a', 'c'),
    }
    expect(duplicateStories(pictures, still).duplicates).toEqual([{ stories: ['coin--heads', 'coin--face'] }])
  })

  it('belong to one component, and were taken in the same windows', () => {
    const pictures = {
      'coin--heads': looks('a', 'b'),
      'medal--heads': looks('a', 'b'),
      'coin--narrow': { '390.light': 'a' },
      'coin--never-taken': {},
      'coin--never-taken-either': {},
    }
    expect(duplicateStories(pictures, still)).toEqual({ duplicates: [], sameLook: [] })
  })

  it('that do something first show a behaviour, and are told apart', () => {
    const pictures = { 'coin--heads': looks('a', 'b'), 'coin--tossed': looks('a', 'b') }
    expect(duplicateStories(pictures, (id) => id === 'coin--tossed')).toEqual({
      duplicates: [],
      sameLook: [{ stories: ['coin--heads', 'coin--tossed'] }],
    })
  })

  it('are never found among stories that all look different', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), (hashes) => {
        const pictures = Object.fromEntries(hashes.map((hash, place) => [`coin--${place}`, looks('a', hash)]))
        expect(duplicateStories(pictures, still)).toEqual({ duplicates: [], sameLook: [] })
      }),
    )
  })
})
