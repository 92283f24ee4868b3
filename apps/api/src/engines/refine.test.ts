import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { createBuiltInEngines } from './built-in.ts'
import type { GenerateInput, RefineInput } from './shared/engine.ts'
import { difference, pixelsOf, watched } from './test-support.ts'

const engines = createBuiltInEngines()
afterAll(() => engines.close())

const SEED = 11

const paint = async (prompt: string, change: Partial<RefineInput> | null = null, seed = SEED) => {
  const input: GenerateInput = { prompt, style: 'None', width: 192, height: 192, seed, label: false }
  const refine: RefineInput = {
    kind: 'variation',
    image: Buffer.from('not looked at'),
    variation: 0,
    sourceSeed: SEED,
    ...change,
  }
  const { data, reading } = await engines.generate(change === null ? input : { ...input, refine }, watched().ctx)
  return { pixels: await pixelsOf(data), small: await sharp(data).greyscale().resize(24, 24).raw().toBuffer(), reading }
}

/** Correlation of brightness over 24 x 24 places: 1 if bright and dark areas match. */
function alike(one: Buffer, other: Buffer): number {
  const mean = (values: Buffer) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [a, b] = [mean(one), mean(other)]
  const sums = { both: 0, one: 0, other: 0 }
  for (const [place, value] of one.entries()) {
    const second = (other[place] ?? 0) - b
    sums.both += (value - a) * second
    sums.one += (value - a) ** 2
    sums.other += second ** 2
  }
  return sums.both / Math.sqrt(sums.one * sums.other)
}

describe('refining an image of the sample engine', () => {
  test.each([
    'a mountain lake at dawn',
    'sea',
    'forest',
    'desert',
    'city',
    'flowers',
    'gold coin',
    'abstract marble',
    'geometric circles',
    'guilloche',
    'a cat at night',
  ])('a variation of %s differs and keeps the composition', async (prompt) => {
    const source = await paint(prompt)
    const [first, second] = [await paint(prompt, {}), await paint(prompt, { variation: 1 })]
    for (const varied of [first, second]) {
      expect(difference(source.pixels, varied.pixels)).toBeGreaterThan(4)
      expect(alike(source.small, varied.small)).toBeGreaterThan(0.88)
      expect(varied.reading).toEqual(source.reading)
    }
    expect(difference(first.pixels, second.pixels)).toBeGreaterThan(2)
  })

  test.each(['a mountain lake at dawn', 'desert', 'flowers', 'abstract marble', 'geometric circles', 'guilloche'])(
    'more like %s has another composition of the same reading',
    async (prompt) => {
      const source = await paint(prompt)
      const other = await paint(prompt, { kind: 'more_like_this' }, 12)
      expect(other.reading).toEqual(source.reading)
      expect(alike(source.small, other.small)).toBeLessThan(0.8)
    },
  )

  test('repeats the reading of the earlier image where the words leave it open', async () => {
    const source = await paint('zxqv')
    for (const seed of [1, 2, 3, 4]) {
      expect((await paint('zxqv', { kind: 'more_like_this' }, seed)).reading).toEqual(source.reading)
    }
    const scenes = await Promise.all([1, 2, 3, 4].map(async (seed) => (await paint('zxqv', null, seed)).reading?.scene))
    expect(new Set(scenes).size).toBeGreaterThan(1)
  })

  test('equal inputs give equal pixels', async () => {
    for (const kind of ['variation', 'more_like_this'] as const) {
      const change = { kind, variation: 3 }
      expect((await paint('forest', change, 5)).pixels.equals((await paint('forest', change, 5)).pixels)).toBe(true)
    }
  })
})
