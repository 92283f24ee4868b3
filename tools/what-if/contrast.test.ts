import { describe, expect, it } from 'vitest'
import { contrastChanges, falls, lowestFirst } from './contrast.ts'

describe('the contrast before and after', () => {
  it('is told of the texts that have another one', () => {
    const before = ['12.0 Pay', '5.1 Total', 'unknown Over a picture']
    expect(contrastChanges('light', before, ['12.0 Pay', '4.4 Total', 'unknown Over a picture'])).toEqual([
      { scheme: 'light', text: 'Total', before: 5.1, after: 4.4 },
    ])
  })

  it('is told of each place of a text, and not of what has nothing to be compared with', () => {
    expect(contrastChanges('dark', ['6.0 Now', '7.0 Now'], ['4.0 Now', '6.0 Now', '3.0 New'])).toEqual([
      { scheme: 'dark', text: 'Now', before: 7, after: 4 },
    ])
  })

  it('falls where it was enough, and begins with the lowest', () => {
    const changes = contrastChanges('light', ['5.0 A', '4.0 B', '9.0 C'], ['4.4 A', '2.9 B', '8.0 C'])
    expect(changes.filter((change) => falls(change, 4.5)).map(({ text }) => text)).toEqual(['A'])
    expect(changes.filter((change) => falls(change, 3)).map(({ text }) => text)).toEqual(['B'])
    expect(lowestFirst(changes).map(({ text }) => text)).toEqual(['B', 'A', 'C'])
  })
})
