import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, onTestFinished, vi } from 'vitest'
import type { EncodedImage } from '../pixels/encoded-image.ts'
import type { EngineContext } from './shared/engine.ts'

export interface Watched {
  ctx: EngineContext
  seen: number[]
  abort(): void
}

/** A context that records reports; `onReach` runs at each report. */
export const watched = (onReach?: (fraction: number) => void): Watched => {
  const controller = new AbortController()
  const seen: number[] = []
  return {
    seen,
    abort: () => controller.abort(),
    ctx: {
      id: 'image-1',
      onPreview() {},
      signal: controller.signal,
      onProgress: (fraction) => {
        seen.push(fraction)
        onReach?.(fraction)
      },
    },
  }
}

/**
 * Expects endless work to fail after this many seconds, and not before.
 * The test moves the clock only after the first report, because starting a thread or loading a model takes any time.
 */
export async function expectTimeLimit(seconds: number, work: (ctx: EngineContext) => Promise<unknown>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const started = Promise.withResolvers<void>()
  const ended = vi.fn()
  const job = work(watched(() => started.resolve()).ctx).catch(ended)
  await started.promise
  vi.advanceTimersByTime(seconds * 1000 - 1)
  await setImmediate()
  expect(ended).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  await job
  expect(ended).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: 'engine_failure', message: expect.stringContaining(`${seconds} s`) }),
  )
}

export const rising = (values: readonly number[]): boolean =>
  values.every((v, i) => v >= 0 && v <= 1 && (i === 0 || v >= (values[i - 1] ?? 0)))

/** Decoded pixels; with alpha for four channels. */
export const pixelsOf = (data: Buffer, channels: 3 | 4 = 3): Promise<Buffer> => {
  const image = sharp(data).toColourspace('srgb')
  return (channels === 4 ? image.ensureAlpha() : image.removeAlpha()).raw().toBuffer()
}

/** Mean absolute difference a channel, 0..255. */
export const difference = (a: Buffer, b: Buffer): number => {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0))
  return sum / a.length
}

export const psnr = (a: Buffer, b: Buffer): number => {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += ((a[i] ?? 0) - (b[i] ?? 0)) ** 2
  return 10 * Math.log10((255 * 255) / (sum / a.length))
}

/** Mean squared step to the right and down: a measure of edges. */
export const gradientEnergy = (rgb: Buffer, width: number, height: number): number => {
  let sum = 0
  for (let y = 0; y < height - 1; y++)
    for (let x = 0; x < width - 1; x++) {
      const i = (y * width + x) * 3
      const here = rgb[i] ?? 0
      sum += (here - (rgb[i + 3] ?? 0)) ** 2 + (here - (rgb[i + width * 3] ?? 0)) ** 2
    }
  return sum / (width * height)
}

export const svgPng = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png().toBuffer()

/** Overlap of the opaque part with the expected one: 1 is perfect. */
export const overlap = async (image: EncodedImage, truth: Buffer): Promise<number> => {
  const rgba = await pixelsOf(image.data, 4)
  const expected = await pixelsOf(truth)
  let both = 0
  let either = 0
  for (let i = 0; i < image.width * image.height; i++) {
    const cut = (rgba[i * 4 + 3] ?? 0) > 127
    const opaque = (expected[i * 3] ?? 0) > 127
    if (cut && opaque) both++
    if (cut || opaque) either++
  }
  return both / either
}
