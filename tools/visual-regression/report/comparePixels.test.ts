import { expect, test } from 'vitest'
import { comparePixels } from './app/comparePixels.ts'

const picture = (width: number, height: number, shadeAt: (x: number, y: number) => number) => {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const shade = shadeAt(x, y)
      data.set([shade, shade, shade, 255], (y * width + x) * 4)
    }
  }
  return { width, height, data }
}

test('what differs is found, boxed and drawn in one loud colour', () => {
  const isBar = (x: number, y: number) => x >= 4 && x < 10 && y >= 2 && y < 5
  const { share, region, drawn } = comparePixels(
    picture(20, 10, () => 255),
    picture(20, 10, (x, y) => (isBar(x, y) ? 0 : 255)),
  )
  expect(region).toEqual({ left: 4, top: 2, width: 6, height: 3 })
  expect(share).toBe(18 / 200)
  expect([...drawn.subarray((2 * 20 + 4) * 4, (2 * 20 + 4) * 4 + 4)]).toEqual([255, 0, 0, 255])
})

test('what no eye sees has no region', () => {
  const { share, region } = comparePixels(
    picture(8, 8, () => 200),
    picture(8, 8, () => 201),
  )
  expect([share, region]).toEqual([0, null])
})
