import type { PictureFormat } from '../engines/engine.ts'

/** The longest side that a file of each format can hold, in pixels; a PNG holds more than anybody has. */
export const longestSides: Readonly<Record<PictureFormat, number>> = {
  png: 2 ** 31 - 1,
  jpeg: 65_535,
  webp: 16_383,
}
