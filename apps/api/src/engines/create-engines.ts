import type { Config } from '../config.ts'
import { createBuiltInEngines } from './built-in.ts'
import type { ImageEngines } from './engine.ts'
import { createImagesApiEngine } from './images-api/engine.ts'

/** One engine a service: the built-in ones, and what the configuration puts in their place. */
export function createEngines({ imagesApi, imageConcurrency }: Config): ImageEngines {
  const builtIn = createBuiltInEngines({ workers: imageConcurrency })
  return imagesApi === null ? builtIn : { ...builtIn, ...createImagesApiEngine(imagesApi) }
}
