import type { ImageFormat } from './encoded-image.ts'

/** The longest side of each format, in pixels; a PNG has no practical limit. */
export const longestSides: Readonly<Record<ImageFormat, number>> = {
  png: 2 ** 31 - 1,
  jpeg: 65_535,
  webp: 16_383,
}
