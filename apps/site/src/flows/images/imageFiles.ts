import { isWholeFile } from '@mintage/api-client/wholeFile'

const crcTable = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

/** The checksum of PNG chunks (PNG, third edition, 5.5). Browsers have none. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return ~crc >>> 0
}

/** Whether a file is complete; null if it cannot be read, because it was moved or deleted after it was chosen. */
export async function isWholeImage(file: File): Promise<boolean | null> {
  try {
    return isWholeFile(new Uint8Array(await file.arrayBuffer()), crc32)
  } catch {
    return null
  }
}

/** Reads the size of an image; rejects if the browser cannot show it. */
export async function measure(url: string): Promise<{ width: number; height: number }> {
  const image = new Image()
  image.src = url
  await image.decode()
  return { width: image.naturalWidth, height: image.naturalHeight }
}

/** The image at `url` as a file; null when the server no longer has it. */
export async function readFile(url: string, name: string): Promise<File | null> {
  const answer = await fetch(url, { credentials: 'include' }).catch(() => null)
  if (!answer?.ok) return null
  const blob = await answer.blob()
  return new File([blob], name, { type: blob.type })
}

export interface Sizes {
  /** The size of an image; null while it is measured or when that fails. */
  of(url: string): { width: number; height: number } | null
  /** Sets a known size before it is requested. */
  set(url: string, size: { width: number; height: number }): void
}

/** Measures sizes of images that the contract does not give, once each. */
export function createSizes(onKnown: () => void): Sizes {
  const sizes = new Map<string, { width: number; height: number } | null>()
  return {
    of(url) {
      const size = sizes.get(url)
      if (size !== undefined) return size
      sizes.set(url, null)
      measure(url).then(
        (found) => {
          sizes.set(url, found)
          onKnown()
        },
        // Lets the next call try again.
        () => sizes.delete(url),
      )
      return null
    },
    set: (url, size) => void sizes.set(url, size),
  }
}

/** Draws the image at `url` on a colour (`#rrggbb`), as a PNG of the same size. Free: it makes no call. */
export async function onColour(url: string, colour: string): Promise<Blob> {
  const answer = await fetch(url, { credentials: 'include' })
  if (!answer.ok) throw new Error(`picture: ${answer.status}`)
  const image = await createImageBitmap(await answer.blob())
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('no canvas')
  pen.fillStyle = colour
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(image, 0, 0)
  image.close()
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no PNG'))), 'image/png')
  })
}
