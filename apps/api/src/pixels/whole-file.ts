import type { PictureFormat } from '../engines/engine.ts'
import { chunksOf, hasItsChecksum } from './png-chunks.ts'

/** libvips checks the checksums of pixels; it does not report a wrong one of the header clearly (8.18.7). */
function isWholePng(data: Buffer): boolean {
  for (const chunk of chunksOf(data)) {
    const isChecked = /^[A-Z]/.test(chunk.name) && chunk.name !== 'IDAT'
    if (isChecked && !hasItsChecksum(chunk)) return false
    if (chunk.name === 'IEND') return true
  }
  return false
}

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
/** Whether a marker has no length; a data byte 255 is followed by 0. */
const isAlone = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** Whether the end of the image is reached; thumbnails inside the metadata have their own ends. */
function isWholeJpeg(data: Buffer): boolean {
  let hasPixels = false
  for (let at = data.indexOf(0xff, 2); at >= 0; at = data.indexOf(0xff, at)) {
    const marker = data[at + 1]
    if (marker === undefined) return false
    if (marker === END_OF_IMAGE) return hasPixels
    if (marker === 0xff) at += 1
    else if (isAlone(marker)) at += 2
    else {
      hasPixels ||= marker === START_OF_SCAN
      at += 2 + (((data[at + 2] ?? 0) << 8) | (data[at + 3] ?? 0))
    }
  }
  return false
}

/** Whether the end is complete and no part is broken that libvips would not report. */
export function isWholeFile(data: Buffer, format: PictureFormat): boolean {
  switch (format) {
    case 'png':
      return isWholePng(data)
    case 'jpeg':
      return isWholeJpeg(data)
    case 'webp':
      // libvips refuses a truncated one.
      return true
  }
}
