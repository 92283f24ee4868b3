export const lanczos3 = (x: number): number => {
  if (x === 0) return 1
  if (Math.abs(x) >= 3) return 0
  const t = Math.PI * x
  return (3 * Math.sin(t) * Math.sin(t / 3)) / (t * t)
}

/** Source pixels on each side of the one that contains an output pixel. */
export const reach = 3

/** Weights of the seven source pixels around an output pixel that lies `offset` from the middle one. */
export const weightsAt = (offset: number): Float32Array => {
  const raw = Array.from({ length: reach * 2 + 1 }, (_, tap) => lanczos3(tap - reach - offset))
  const sum = raw.reduce((a, b) => a + b, 0)
  return Float32Array.from(raw, (weight) => weight / sum)
}

/** For the first of the two output pixels of a source pixel. */
export const firstPhase = weightsAt(-0.25)
export const secondPhase = weightsAt(0.25)
