/** Square arrays of complex numbers, row by row; the side is a power of two. */
export interface Complex {
  re: Float64Array
  im: Float64Array
}

export const emptyComplex = (side: number): Complex => ({
  re: new Float64Array(side * side),
  im: new Float64Array(side * side),
})

interface Plan {
  reversed: Uint32Array
  cos: Float64Array
  sin: Float64Array
}

const plans = new Map<number, Plan>()

function planFor(side: number): Plan {
  const cached = plans.get(side)
  if (cached) return cached
  const bits = Math.log2(side)
  const reversed = new Uint32Array(side)
  for (let i = 1; i < side; i += 1) reversed[i] = ((reversed[i >> 1] ?? 0) >> 1) | ((i & 1) << (bits - 1))
  const turn = (i: number) => (2 * Math.PI * i) / side
  const cos = Float64Array.from({ length: side / 2 }, (_, i) => Math.cos(turn(i)))
  const sin = Float64Array.from({ length: side / 2 }, (_, i) => Math.sin(turn(i)))
  const plan = { reversed, cos, sin }
  plans.set(side, plan)
  return plan
}

function transformRow(re: Float64Array, im: Float64Array, plan: Plan, direction: 1 | -1): void {
  const side = re.length
  for (let i = 0; i < side; i += 1) {
    const j = plan.reversed[i] ?? 0
    if (j <= i) continue
    const real = re[i] ?? 0
    const imaginary = im[i] ?? 0
    re[i] = re[j] ?? 0
    im[i] = im[j] ?? 0
    re[j] = real
    im[j] = imaginary
  }
  for (let half = 1; half < side; half *= 2) {
    const step = side / (2 * half)
    for (let start = 0; start < side; start += 2 * half) {
      for (let k = 0; k < half; k += 1) {
        const cos = plan.cos[k * step] ?? 0
        const sin = -direction * (plan.sin[k * step] ?? 0)
        const low = start + k
        const high = low + half
        const highRe = re[high] ?? 0
        const highIm = im[high] ?? 0
        const real = highRe * cos - highIm * sin
        const imaginary = highRe * sin + highIm * cos
        const lowRe = re[low] ?? 0
        const lowIm = im[low] ?? 0
        re[high] = lowRe - real
        im[high] = lowIm - imaginary
        re[low] = lowRe + real
        im[low] = lowIm + imaginary
      }
    }
  }
}

/** Fast Fourier transform in place, without scaling: 1 forward, -1 backward. */
export function transform({ re, im }: Complex, side: number, direction: 1 | -1): void {
  const plan = planFor(side)
  for (let y = 0; y < side; y += 1) {
    const row = [y * side, (y + 1) * side] as const
    transformRow(re.subarray(...row), im.subarray(...row), plan, direction)
  }
  const columnRe = new Float64Array(side)
  const columnIm = new Float64Array(side)
  for (let x = 0; x < side; x += 1) {
    for (let y = 0; y < side; y += 1) {
      columnRe[y] = re[y * side + x] ?? 0
      columnIm[y] = im[y * side + x] ?? 0
    }
    transformRow(columnRe, columnIm, plan, direction)
    for (let y = 0; y < side; y += 1) {
      re[y * side + x] = columnRe[y] ?? 0
      im[y * side + x] = columnIm[y] ?? 0
    }
  }
}
