import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mend } from './mend.ts'

const byte = fc.integer({ min: 0, max: 255 })
const colour = fc.tuple(byte, byte, byte)

async function mended(cutOut: readonly number[], source: readonly number[], mask: number): Promise<number[]> {
  const pixel = Uint8Array.from(cutOut)
  await mend(pixel, Uint8Array.from(source), Uint8Array.of(mask))
  return [...pixel]
}

describe('a mended pixel', () => {
  test('has the alpha of the mask, and none that the picture does not have', async () => {
    await fc.assert(
      fc.asyncProperty(colour, byte, colour, byte, byte, async (own, alpha, source, most, mask) => {
        expect((await mended([...own, alpha], [...source, most], mask))[3]).toBe(Math.min(mask, most))
      }),
    )
  })

  test('is as it was where the mask says what the engine said', async () => {
    await fc.assert(
      fc.asyncProperty(colour, byte, colour, async (own, alpha, source) => {
        expect(await mended([...own, alpha], [...source, 255], alpha)).toEqual([...own, alpha])
      }),
    )
  })

  test('has the colour of the picture where all of it comes back', async () => {
    expect(await mended([9, 9, 9, 0], [200, 100, 50, 255], 255)).toEqual([200, 100, 50, 255])
    expect(await mended([9, 9, 9, 120], [200, 100, 50, 255], 255)).toEqual([200, 100, 50, 255])
  })

  test('keeps the cleaned colour of an edge where less of it is left, and comes half way where half comes back', async () => {
    expect(await mended([10, 20, 30, 200], [200, 100, 50, 255], 90)).toEqual([10, 20, 30, 90])
    expect(await mended([100, 100, 100, 55], [200, 100, 50, 255], 155)).toEqual([182, 100, 59, 155])
  })

  test('has the colour of the picture also where little comes back of what was gone', async () => {
    await fc.assert(
      fc.asyncProperty(colour, colour, fc.integer({ min: 1, max: 255 }), async (own, source, mask) => {
        expect(await mended([...own, 0], [...source, 255], mask)).toEqual([...source, mask])
      }),
    )
  })

  test('holds nothing where nothing is left', async () => {
    expect(await mended([10, 20, 30, 200], [200, 100, 50, 255], 0)).toEqual([0, 0, 0, 0])
  })
})
