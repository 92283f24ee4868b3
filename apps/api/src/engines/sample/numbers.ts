/** Reads a typed array; 0 outside it. */
export const at = (
  values: Float32Array | Uint8Array | Uint8ClampedArray | Uint16Array | Int32Array,
  index: number,
): number => values[index] ?? 0

export const clamp = (value: number, low = 0, high = 1): number => Math.max(low, Math.min(value, high))
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t

/** 0 below `low`, 1 above `high`, smooth between; `low` may be greater than `high`. */
export const smoothstep = (low: number, high: number, value: number): number => {
  const t = clamp((value - low) / (high - low))
  return t * t * (3 - 2 * t)
}
