import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import type { EngineContext, ImageEngines, SubjectBox } from '../../src/engines/shared/engine.ts'
import { EngineError } from '../../src/engines/shared/errors.ts'
import type { EncodedImage, ImageFormat } from '../../src/pixels/encoded-image.ts'

const paint = async (width: number, height: number): Promise<EncodedImage> => ({
  data: await sharp({ create: { width, height, channels: 4, background: '#0b6b50' } })
    .png()
    .toBuffer(),
  contentType: 'image/png',
  width,
  height,
})

const as = async (image: EncodedImage, format: ImageFormat): Promise<EncodedImage> => ({
  ...image,
  data: await sharp(image.data).toFormat(format).toBuffer(),
  contentType: `image/${format}`,
})

interface Waiting {
  finish(): void
  fail(error: Error): void
}

export interface TestEngines extends ImageEngines {
  /** Images wait until the test finishes or fails them. */
  hold(): void
  takeTime(milliseconds: number): void
  /** The box in doubt of every image; none unless said. */
  doubt(box: SubjectBox | null): void
  /** Waiting images, oldest first. */
  readonly waiting: Waiting[]
  nextWaiting(): Promise<Waiting>
  readonly calls: { service: string; input: unknown }[]
}

/** Engines that paint small squares at once or on command; the real ones have their own tests. */
export function createTestEngines(): TestEngines {
  const waiting: Waiting[] = []
  const calls: TestEngines['calls'] = []
  const watchers: ((image: Waiting) => void)[] = []
  let holding = false
  let time = 0

  let doubted: SubjectBox | null = null

  async function work(service: string, input: unknown, context: EngineContext) {
    calls.push({ service, input })
    if (holding) {
      context.onProgress(0.4)
      await new Promise<void>((resolve, reject) => {
        const entry = {
          finish: () => resolve(),
          fail: (error: Error) => reject(error),
        }
        context.signal.addEventListener('abort', () => reject(new EngineError('aborted', 'stopped')))
        const watcher = watchers.shift()
        if (watcher) watcher(entry)
        else waiting.push(entry)
      })
    }
    if (time > 0) await pause(time, undefined, { signal: context.signal })
  }

  async function make(service: string, input: unknown, size: [number, number], context: EngineContext) {
    await work(service, input, context)
    return paint(...size)
  }

  return {
    generation: {
      name: 'test',
      isTrained: true,
      subjects: null,
      ideas: null,
      sizes: null,
      styles: null,
      maxCount: 4,
      fields: ['seed', 'negative_prompt'],
      refinements: ['variation', 'more_like_this'],
      previews: false,
      concurrency: null,
    },
    backgroundRemoval: { name: 'test cut-out', box: true, isTrained: false, maxInputPixels: 25_000_000 },
    upscaling: { name: 'test upscaler', factors: [2, 4], isTrained: false, maxInputPixels: 25_000_000 },
    calls,
    waiting,
    hold() {
      holding = true
    },
    takeTime(milliseconds) {
      time = milliseconds
    },
    doubt(box) {
      doubted = box
    },
    nextWaiting: () => {
      const entry = waiting.shift()
      return entry ? Promise.resolve(entry) : new Promise((resolve) => watchers.push(resolve))
    },
    generate: (input, context) => make('generate', input, [input.width / 64, input.height / 64], context),
    removeBackground: (input, context) => make('remove_background', input, [20, 10], context),
    findSubject: async (input, context) => {
      await work('find_subject', input, context)
      return doubted
    },
    upscale: async (input, context) => as(await make('upscale', input, [40, 20], context), input.format ?? 'png'),
    refuse: (prompt) => (/forbidden/i.test(prompt) ? 'This prompt is not allowed.' : null),
    close: () => Promise.resolve(),
  }
}
