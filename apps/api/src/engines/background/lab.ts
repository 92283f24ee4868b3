import { toOklab } from '../sample/colour.ts'
import { at } from '../sample/numbers.ts'
import type { SmallImage } from './small-image.ts'

export interface LabImage {
  width: number
  height: number
  planes: readonly [Float32Array, Float32Array, Float32Array]
}

export const toLab = ({ width, height, rgb }: SmallImage): LabImage => {
  const size = width * height
  const planes = [new Float32Array(size), new Float32Array(size), new Float32Array(size)] as const
  for (let i = 0; i < size; i++) {
    const lab = toOklab([at(rgb, i * 3) / 255, at(rgb, i * 3 + 1) / 255, at(rgb, i * 3 + 2) / 255])
    planes[0][i] = lab[0]
    planes[1][i] = lab[1]
    planes[2][i] = lab[2]
  }
  return { width, height, planes }
}
