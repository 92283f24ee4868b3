// `node peak.ts upscale`: works on the largest picture that the service takes, alone in its process, and prints the
// largest amount of memory that the process had, in bytes. `node peak.ts cut-outs folder` cuts out one picture of the
// folder after the other, with and without a box, and keeps none: what is measured is the engine.
import sharp from 'sharp'
import { createBuiltInEngines } from '../../src/engines/built-in.ts'
import { isSmall, sourcesOf } from './photos.ts'
import { contextOf, scene } from './pictures.ts'

/** Around the subject of most photographs. */
const BOX = { x: 0.1, y: 0.1, width: 0.8, height: 0.8 }

const engines = createBuiltInEngines()
const works: Readonly<Record<string, () => Promise<unknown>>> = {
  generate: () =>
    engines.generate(
      { prompt: 'A city by a lake', style: 'Oil painting', width: 2048, height: 2048, seed: 1 },
      contextOf(),
    ),
  'cut-outs': async () => {
    for (const source of (await sourcesOf(process.argv[3] ?? null)).filter(isSmall))
      for (const box of [{}, { box: BOX }])
        await engines.removeBackground({ image: await source.readImage(), ...box }, contextOf()).catch(() => null)
  },
  removeBackground: async () => engines.removeBackground({ image: await scene(5000) }, contextOf()),
  upscale: async () => engines.upscale({ image: await scene(4000), factor: 2 }, contextOf()),
  'upscale, transparent': async () => {
    const image = await sharp(await scene(2000))
      .ensureAlpha(0.5)
      .png()
      .toBuffer()
    return engines.upscale({ image, factor: 4 }, contextOf())
  },
}

const work = works[process.argv[2] ?? '']
if (!work) throw new Error(`there are ${Object.keys(works).join(', ')}`)
let peak = 0
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss())
}, 5)
await work()
clearInterval(watch)
await engines.close()
console.log(peak)
