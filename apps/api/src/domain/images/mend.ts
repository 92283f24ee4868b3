import { setImmediate } from 'node:timers/promises'

/** Pixels between two turns of the event loop: a few milliseconds of work. */
const STRIP = 1_000_000

/**
 * Applies a mask of one channel to a cut-out of four, in place; all have one size.
 * Pixels that the mask adds use the original colours; all others keep the cut-out's colours, which are free of the
 * background. Transparent parts of the original stay transparent.
 */
export async function mend(cutOut: Uint8Array, source: Uint8Array, mask: Uint8Array): Promise<void> {
  for (let pixel = 0; pixel < mask.length; pixel++) {
    if (pixel % STRIP === STRIP - 1) await setImmediate()
    const at = pixel * 4
    const before = cutOut[at + 3] ?? 0
    const wanted = Math.min(mask[pixel] ?? 0, source[at + 3] ?? 0)
    if (wanted === before) continue
    const own = wanted > before ? (before * (255 - wanted)) / (255 - before) : wanted
    for (let channel = at; channel < at + 3; channel++) {
      const sum = (cutOut[channel] ?? 0) * own + (source[channel] ?? 0) * (wanted - own)
      cutOut[channel] = wanted === 0 ? 0 : Math.round(sum / wanted)
    }
    cutOut[at + 3] = wanted
  }
}
