import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { EngineContext, ImageEngines } from '../../src/engines/engine.ts'

export const contextOf = (signal = new AbortController().signal): EngineContext => ({
  id: 'bench',
  signal,
  onProgress() {},
  onPreview() {},
})

/** A subject before a ground that is neither even nor busy. */
export const scene = (side: number): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#d8d2c4"/><stop offset="1" stop-color="#8f9aa5"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><circle cx="${side / 2}" cy="${side / 2}" r="${side / 3}" fill="#a8432f"/><rect x="${side * 0.42}" y="${side * 0.1}" width="${side * 0.1}" height="${side * 0.4}" fill="#2f4858"/></svg>`,
    ),
    { limitInputPixels: false },
  )
    .jpeg({ quality: 92 })
    .toBuffer()

/** Whether a file of a folder of photographs is one, and not the mask of one. */
export const isPicture = (name: string): boolean => /(?<!\.mask)\.(png|jpe?g|webp)$/i.test(name)

export interface Original {
  name: string
  picture: Buffer
}

const SIDE = 512

/** The middle of a picture, of a size that can be divided by four; none is enlarged, for then nothing would be lost that can be found again. */
async function middleOf(picture: Buffer): Promise<Buffer> {
  const { width, height } = (await sharp(picture).metadata()).autoOrient
  const side = Math.floor(Math.min(SIDE, width, height) / 4) * 4
  return sharp(picture).autoOrient().resize(side, side, { fit: 'cover' }).png().toBuffer()
}

/** Drawn by the sample engine, and those of a folder. */
export async function originals(engines: ImageEngines, photos: string | null): Promise<Original[]> {
  const drawn = ['Low poly', 'Watercolor', 'None'].map(async (style, seed) => {
    const input = { prompt: 'A city by a lake at dawn', style, width: SIDE, height: SIDE, seed, label: false }
    return { name: `drawn, ${style}`, picture: (await engines.generate(input, contextOf())).data }
  })
  const names = photos === null ? [] : (await readdir(photos)).filter(isPicture)
  const taken = names.map(async (name) => ({ name, picture: await readFile(join(photos ?? '', name)) }))
  const all = await Promise.all([...drawn, ...taken])
  return Promise.all(all.map(async ({ name, picture }) => ({ name, picture: await middleOf(picture) })))
}
