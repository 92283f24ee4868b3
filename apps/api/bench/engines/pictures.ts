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

/** Drawn by the sample engine, and those of a folder: their middle, of a size that can be divided by four. */
export async function originals(engines: ImageEngines, photos: string | null): Promise<Buffer[]> {
  const side = 512
  const drawn = ['Low poly', 'Watercolor', 'None'].map(async (style, seed) => {
    const input = { prompt: 'A city by a lake at dawn', style, width: side, height: side, seed, label: false }
    return (await engines.generate(input, contextOf())).data
  })
  const names = photos === null ? [] : (await readdir(photos)).filter(isPicture)
  const taken = names.map((name) => readFile(join(photos ?? '', name)))
  const all = await Promise.all([...drawn, ...taken])
  return Promise.all(all.map((picture) => sharp(picture).resize(side, side, { fit: 'cover' }).png().toBuffer()))
}
