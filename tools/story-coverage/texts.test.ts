import { describe, expect, it } from 'vitest'
import { shownTexts, textFaults } from './texts.ts'
import { standsAmong } from './wordsOfPage.ts'

const outcome = (storyId: string, passed: boolean, texts: readonly string[]) => ({
  storyId,
  passed,
  texts,
  milliseconds: 1,
})

describe('texts of the catalogue and the stories that show them', () => {
  it('counts what stood on the page of a story that passed, and nothing else', () => {
    const outcomes = [
      outcome('coin--heads', true, ['coin.heads']),
      outcome('coin--tails', false, ['coin.tails']),
      outcome('coin--edge', true, []),
    ]
    expect([...shownTexts({ ranAt: '2026-01-02T00:00:00.000Z', outcomes })]).toEqual(['coin.heads'])
  })

  it('is content when each text is shown or has its reason', () => {
    const keys = ['coin.heads', 'coin.edge']
    expect(textFaults({ keys, shown: new Set(['coin.heads']), unseen: { 'coin.edge': 'Too thin to read.' } })).toEqual(
      [],
    )
  })

  it('names texts that no story shows, and reasons that hold no more', () => {
    expect(
      textFaults({
        keys: ['coin.heads', 'coin.tails', 'coin.edge'],
        shown: new Set(['coin.tails']),
        unseen: { 'coin.tails': 'Lies face down.', 'coin.rim': 'Worn off.', 'coin.edge': ' ' },
      }),
    ).toEqual([
      'coin.heads is shown by no story',
      'coin.tails is shown by a story: take it off the list of unseen texts',
      'coin.rim is no text of the catalogue',
      'coin.edge is unseen for no reason',
    ])
  })

  it('finds a text on a page whatever fills its slots, and no other one', () => {
    expect(standsAmong('Now 4 images: 2 coins.', 'Now {count} images: {list}.')).toBe(true)
    expect(standsAmong('Now 4 pictures: 2 coins.', 'Now {count} images: {list}.')).toBe(false)
    expect(standsAmong('Worth €9.00 (net)', 'Worth €9.00 (net)')).toBe(true)
  })
})
