import type { Config } from '../platform/config/config.ts'
import { createBuiltInEngines } from './built-in.ts'
import { capabilitiesOf } from './images-api/capabilities.ts'
import type { BackgroundRemovalEngine, GenerationEngine, ImageEngines, UpscaleEngine } from './shared/engine.ts'
import { EngineError } from './shared/errors.ts'
import { refuse } from './shared/policy.ts'

/** A replacement of a built-in engine, and its resources. */
interface Replacement<Engine> {
  engine: Engine
  close?(): Promise<void>
}

// Loaded only when used: the client of the images API takes 30 MB and a third of a second.

async function generationBy({ imagesApi }: Config, isMaker: boolean): Promise<Replacement<GenerationEngine> | null> {
  if (imagesApi === null) return null
  if (!isMaker) {
    const generate = () => Promise.reject(new EngineError('engine_failure', 'this process makes no images'))
    return { engine: { generation: capabilitiesOf(imagesApi), refuse, generate } }
  }
  const { createImagesApiEngine } = await import('./images-api/engine.ts')
  return { engine: createImagesApiEngine(imagesApi) }
}

const workersOf = ({ imageConcurrency, imageTimeoutSeconds }: Config) => ({
  workers: imageConcurrency,
  timeoutSeconds: imageTimeoutSeconds,
})

async function backgroundRemovalBy(
  config: Config,
  isMaker: boolean,
): Promise<Replacement<BackgroundRemovalEngine> | null> {
  const { backgroundModel, rembg } = config
  if (rembg !== null) {
    const { createRembgEngine } = await import('./rembg/engine.ts')
    return { engine: createRembgEngine(rembg) }
  }
  if (backgroundModel === null) return null
  const { createOnnxBackgroundEngine } = await import('./onnx/engine.ts')
  const { check, close, ...engine } = createOnnxBackgroundEngine(backgroundModel, workersOf(config))
  if (!isMaker) return { engine, close }
  await check().catch(async (error: unknown) => {
    await close()
    throw error
  })
  return { engine, close }
}

async function upscalingBy(config: Config, isMaker: boolean): Promise<Replacement<UpscaleEngine> | null> {
  const { upscaleModel } = config
  if (upscaleModel === null) return null
  const { createOnnxUpscaleEngine } = await import('./onnx/engine.ts')
  const { check, close, ...engine } = createOnnxUpscaleEngine(upscaleModel, workersOf(config))
  if (!isMaker) return { engine, close }
  await check().catch(async (error: unknown) => {
    await close()
    throw error
  })
  return { engine, close }
}

/**
 * Creates one engine a service: the built-in ones, or their configured replacements. Threads and processes start with
 * the first image.
 * Models are tested at once, unless this process makes no images and only needs the capabilities.
 * @throws ConfigError for an unusable model
 */
export async function createEngines(config: Config): Promise<ImageEngines> {
  const isMaker = config.role !== 'api'
  const builtIn = createBuiltInEngines(workersOf(config))
  const generation = await generationBy(config, isMaker)
  const backgroundRemoval = await backgroundRemovalBy(config, isMaker)
  const upscaling = await upscalingBy(config, isMaker)
  return {
    ...builtIn,
    ...generation?.engine,
    ...backgroundRemoval?.engine,
    ...upscaling?.engine,
    async close() {
      await Promise.all([builtIn.close(), backgroundRemoval?.close?.(), upscaling?.close?.()])
    },
  }
}
