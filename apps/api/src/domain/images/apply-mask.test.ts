import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyMask } from './apply-mask.ts'

const byte = fc.integer({ min: 0, max: 255 })
const colour = fc.tuple(byte, byte, byte)

async function masked(cutOut: readonly number[], source: readonly number[], mask: number): Promise<number[]> {
  const pixel = Uint8Array.from(cutOut)
  await applyMask(pixel, Uint8Array.from(source), Uint8Array.of(mask))
  return [...pixel]
}

describe('a masked pixel', () => {
  test('has the alpha of the mask, limited by that of the image', async () => {
    await fc.assert(
      fc.asyncProperty(colour, byte, colour, byte, byte, async (own, alpha, source, most, mask) => {
        expect((await masked([...own, alpha], [...source, most], mask))[3]).toBe(Math.min(mask, most))
      }),
    )
  })

  test('is unchanged if the mask agrees with the engine', async () => {
    await fc.assert(
      fc.asyncProperty(colour, byte, colour, async (own, alpha, source) => {
        expect(await masked([...own, alpha], [...source, 255], alpha)).toEqual([...own, alpha])
      }),
    )
  })

  test("has the image's colour if it is fully restored", async () => {
    expect(await masked([9, 9, 9, 0], [200, 100, 50, 255], 255)).toEqual([200, 100, 50, 255])
    expect(await masked([9, 9, 9, 120], [200, 100, 50, 255], 255)).toEqual([200, 100, 50, 255])
  })

  test('keeps the cleaned colour of a reduced edge, and mixes half of it if half is restored', async () => {
    expect(await masked([10, 20, 30, 200], [200, 100, 50, 255], 90)).toEqual([10, 20, 30, 90])
    expect(await masked([100, 100, 100, 55], [200, 100, 50, 255], 155)).toEqual([182, 100, 59, 155])
  })

  test("has the image's colour if a removed pixel is restored in part", async () => {
    await fc.assert(
      fc.asyncProperty(colour, colour, fc.integer({ min: 1, max: 255 }), async (own, source, mask) => {
        expect(await masked([...own, 0], [...source, 255], mask)).toEqual([...source, mask])
      }),
    )
  })

  test('is empty if it is removed', async () => {
    expect(await masked([10, 20, 30, 200], [200, 100, 50, 255], 0)).toEqual([0, 0, 0, 0])
  })
})
