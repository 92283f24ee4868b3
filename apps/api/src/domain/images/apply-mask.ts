import { setImmediate } from 'node:timers/promises'

/** Pixels between two turns of the event loop: a few milliseconds of work. */
const STRIP = 1_000_000

/**
 * Applies a mask of one channel to a cut-out of four, in place; all have one size.
 * Pixels that the mask adds use the original colours; all others keep the cut-out's colours, which are free of the
 * background. Transparent parts of the original stay transparent.
 */
export async function applyMask(cutOut: Uint8Array, source: Uint8Array, mask: Uint8Array): Promise<void> {
  for (let pixel = 0; pixel < mask.length; pixel++) {
    if (pixel % STRIP === STRIP - 1) await setImmediate()
    const at = pixel * 4
    const oldAlpha = cutOut[at + 3] ?? 0
    const alpha = Math.min(mask[pixel] ?? 0, source[at + 3] ?? 0)
    if (alpha === oldAlpha) continue
    const ownShare = alpha > oldAlpha ? (oldAlpha * (255 - alpha)) / (255 - oldAlpha) : alpha
    for (let channel = at; channel < at + 3; channel++) {
      const sum = (cutOut[channel] ?? 0) * ownShare + (source[channel] ?? 0) * (alpha - ownShare)
      cutOut[channel] = alpha === 0 ? 0 : Math.round(sum / alpha)
    }
    cutOut[at + 3] = alpha
  }
}
