import { expect, it } from 'vitest'
import { storyOfTexts } from './shownTexts.ts'

it('tells where each text is shown: in a story that passed, rather in one of its own than in a journey', () => {
  const shows = (storyId: string, texts: readonly string[], passed = true) => ({
    ...{ storyId, texts, passed },
    milliseconds: 1,
  })
  expect(
    storyOfTexts([
      shows('coin--broken', ['coin.heads'], false),
      shows('journeys-toss--won', ['coin.heads', 'coin.tails']),
      shows('coin--heads', ['coin.heads']),
      shows('coin--heads-again', ['coin.heads']),
    ]),
  ).toEqual({ 'coin.heads': 'coin--heads', 'coin.tails': 'journeys-toss--won' })
})
