import { sourcePath } from './projectPaths.ts'

/** Reads the size of an image; rejects if the browser cannot show it. */
export async function measure(url: string): Promise<{ width: number; height: number }> {
  const image = new Image()
  image.src = url
  await image.decode()
  return { width: image.naturalWidth, height: image.naturalHeight }
}

/** The source image of a request as a file; null when the server no longer has it. */
export async function sourceFile(projectId: string, name: string): Promise<File | null> {
  const answer = await fetch(sourcePath(projectId), { credentials: 'include' }).catch(() => null)
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
  const known = new Map<string, { width: number; height: number } | null>()
  return {
    of(url) {
      const size = known.get(url)
      if (size !== undefined) return size
      known.set(url, null)
      measure(url).then(
        (found) => {
          known.set(url, found)
          onKnown()
        },
        // Lets the next call try again.
        () => known.delete(url),
      )
      return null
    },
    set: (url, size) => void known.set(url, size),
  }
}

/** Turns `jug.jpg` into `jug-on-colour.png`. */
export const pngName = (name: string, ending: string) => `${name.replace(/\.[a-z]{3,4}$/i, '')}-${ending}.png`

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

/** Starts a download in the browser. */
export function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The click has started the download; the URL can be revoked after it was read.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
