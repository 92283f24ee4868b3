import sharp from 'sharp'
import { ConfigError } from '../../platform/support/env.ts'
import type { BackgroundRemovalEngine, EngineContext, UpscaleEngine, UpscaleInput } from '../shared/engine.ts'
import { EngineError } from '../shared/errors.ts'
import type { WorkerOptions } from '../shared/worker-pool.ts'
import type { BackgroundModel, UpscaleModel } from './config.ts'
import { ModelProcesses } from './model-processes.ts'

interface ModelEngine {
  /** Runs the model once, so that an unusable one is reported at start. @throws ConfigError */
  check(): Promise<void>
  close(): Promise<void>
}

async function check(variable: string, run: (image: Buffer, ctx: EngineContext) => Promise<unknown>): Promise<void> {
  const image = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#888888' } })
    .png()
    .toBuffer()
  const { signal } = new AbortController()
  try {
    await run(image, { id: 'check', signal, onProgress() {}, onPreview() {} })
  } catch (error) {
    // The grey test image has no subject.
    if (error instanceof EngineError && error.code === 'no_subject') return
    throw new ConfigError(variable, `cannot be used: ${error instanceof Error ? error.message : String(error)}`)
  }
}

export function createOnnxBackgroundEngine(
  model: BackgroundModel,
  options: WorkerOptions = {},
): BackgroundRemovalEngine & ModelEngine {
  const processes = new ModelProcesses(options)
  const run = (image: Buffer, ctx: EngineContext) => processes.run({ kind: 'removeBackground', image, model }, ctx)
  return {
    backgroundRemoval: { name: model.name, box: false, isTrained: true, maxInputPixels: model.maxInputPixels },
    removeBackground: ({ image }, ctx) => run(image, ctx),
    findSubject: () => Promise.resolve(null),
    check: () => check('BACKGROUND_MODEL', run),
    close: () => processes.close(),
  }
}

export function createOnnxUpscaleEngine(model: UpscaleModel, options: WorkerOptions = {}): UpscaleEngine & ModelEngine {
  const processes = new ModelProcesses(options)
  const run = (input: UpscaleInput, ctx: EngineContext) => processes.run({ kind: 'upscale', ...input, model }, ctx)
  return {
    upscaling: { name: model.name, factors: [2, 4], isTrained: true, maxInputPixels: model.maxInputPixels },
    upscale: run,
    check: () => check('UPSCALE_MODEL', (image, ctx) => run({ image, factor: model.factor }, ctx)),
    close: () => processes.close(),
  }
}
