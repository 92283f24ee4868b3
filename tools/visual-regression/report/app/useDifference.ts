import { useEffect, useState } from 'react'
import type { Box, ChangedItem, Picture, ReportItem } from '../../types.ts'
import { comparePixels } from './comparePixels.ts'
import { commonSize } from './pictures.ts'

export interface Difference {
  picture: Picture
  share: number
  region: Box | null
}

interface Size {
  width: number
  height: number
}

/** The pixels of a picture on a ground of a colour that no page has. */
async function pixelsOf({ src }: Picture, { width, height }: Size): Promise<ImageData> {
  const image = new Image()
  image.src = src
  await image.decode()
  const drawing = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (drawing === null) throw new Error('The browser cannot read pictures.')
  drawing.fillStyle = 'magenta'
  drawing.fillRect(0, 0, width, height)
  drawing.drawImage(image, 0, 0)
  return drawing.getImageData(0, 0, width, height)
}

async function differenceOf({ before, after }: ChangedItem): Promise<Difference | null> {
  if (before === null) return null
  const size = commonSize(before, after)
  const [old, fresh] = await Promise.all([pixelsOf(before, size), pixelsOf(after, size)])
  const { drawn, share, region } = comparePixels(old, fresh)
  const canvas = new OffscreenCanvas(size.width, size.height)
  canvas.getContext('2d')?.putImageData(new ImageData(drawn, size.width, size.height), 0, 0)
  const src = URL.createObjectURL(await canvas.convertToBlob())
  return { picture: { src, ...size }, share, region }
}

const known = new Map<string, Promise<Difference | null>>()
let last: Promise<unknown> = Promise.resolve()

/** One after the other, so that a list stays responsive; the pictures of a report never change. */
function compared(item: ChangedItem): Promise<Difference | null> {
  const found = known.get(item.id)
  if (found !== undefined) return found
  // A picture that is not there has no difference either.
  const next = last.then(() => differenceOf(item)).catch(() => null)
  known.set(item.id, next)
  last = next
  return next
}

/** What differs in a picture; null until it is known, and where it cannot be. */
export function useDifference(item: ReportItem): Difference | null {
  const [found, setFound] = useState<{ id: string; difference: Difference | null } | null>(null)
  useEffect(() => {
    if (item.look === 'words' || item.status !== 'changed') return
    let current = true
    void compared(item).then((difference) => {
      if (current) setFound({ id: item.id, difference })
    })
    return () => {
      current = false
    }
  }, [item])
  return found?.id === item.id ? found.difference : null
}
