import type { Config } from '../config.ts'
import { createBuiltInEngines } from './built-in.ts'
import type { ImageEngines } from './engine.ts'

/** One engine a service: the built-in ones, and what the configuration puts in their place. */
export async function createEngines({ imagesApi, imageConcurrency }: Config): Promise<ImageEngines> {
  const builtIn = createBuiltInEngines({ workers: imageConcurrency })
  if (imagesApi === null) return builtIn
  // Its client takes 30 MB and a third of a second: only where it is used.
  const { createImagesApiEngine } = await import('./images-api/engine.ts')
  return { ...builtIn, ...createImagesApiEngine(imagesApi) }
}
