import { at } from '../sample/numbers.ts'
import type { Border } from './fit-background.ts'
import type { LabImage } from './lab.ts'

const clusterCount = 6

/**
 * Distance of every pixel to the nearest colour cluster of the border, for backgrounds of several surfaces.
 * A cluster of the lower border alone counts as the subject.
 */
export const clusterDistance = ({ width, height, planes }: LabImage, border: Border): Float32Array => {
  const [l, a, b] = planes
  const points = Array.from(border.index, (i, n) => ({
    c: [at(l, i), at(a, i), at(b, i)] as const,
    side: border.side[n] ?? 0,
  }))
  const ordered = points.toSorted((p, q) => p.c[0] - q.c[0])
  let centres = Array.from(
    { length: clusterCount },
    (_, k) => ordered[Math.floor(((k + 0.5) / clusterCount) * ordered.length)]?.c ?? [0, 0, 0],
  )
  const squaredDistance = (p: readonly number[], q: readonly number[]): number =>
    ((p[0] ?? 0) - (q[0] ?? 0)) ** 2 * 0.7 + 2.2 * (((p[1] ?? 0) - (q[1] ?? 0)) ** 2 + ((p[2] ?? 0) - (q[2] ?? 0)) ** 2)
  const nearest = (p: readonly number[]): number => {
    let best = 0
    centres.forEach((centre, k) => {
      if (squaredDistance(p, centre) < squaredDistance(p, centres[best] ?? centre)) best = k
    })
    return best
  }
  const shares = Array.from({ length: clusterCount }, () => ({ upper: 0, lower: 0, spread: 0 }))
  for (let round = 0; round < 8; round++) {
    const sums = Array.from({ length: clusterCount }, () => [0, 0, 0, 0])
    for (const { c } of points) {
      const sum = sums[nearest(c)]
      if (sum)
        [c[0], c[1], c[2], 1].forEach((v, d) => {
          sum[d] = (sum[d] ?? 0) + v
        })
    }
    centres = centres.map((old, k) => {
      const [x = 0, y = 0, z = 0, n = 0] = sums[k] ?? []
      return n > 0 ? ([x / n, y / n, z / n] as const) : old
    })
  }
  for (const { c, side } of points) {
    const k = nearest(c)
    const share = shares[k]
    if (!share) continue
    if (side === 3) share.lower++
    else share.upper++
    share.spread += squaredDistance(c, centres[k] ?? c)
  }
  const upper = points.filter((p) => p.side !== 3).length
  const backgroundClusters = centres.flatMap((centre, k) => {
    const share = shares[k]
    if (!share || share.upper < upper * 0.04) return []
    return [{ centre, spread: Math.max(0.0006, share.spread / (share.upper + share.lower)) }]
  })
  // Loops over clusters and not pixels: allocating an array for each pixel took most of the time.
  const distance = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY)
  for (const { centre, spread } of backgroundClusters) {
    const [x, y, z] = centre
    for (let i = 0; i < distance.length; i++) {
      const apart = (at(l, i) - x) ** 2 * 0.7 + 2.2 * ((at(a, i) - y) ** 2 + (at(b, i) - z) ** 2)
      distance[i] = Math.min(at(distance, i), apart / (spread + 0.0015))
    }
  }
  return distance.map(Math.sqrt)
}

/** The threshold that parts a histogram best (Otsu, 1979); values 0..1. */
export const otsuThreshold = (values: Float32Array): number => {
  const bins = new Float64Array(256)
  for (const v of values) {
    const bin = Math.min(255, Math.max(0, Math.floor(v * 255)))
    bins[bin] = (bins[bin] ?? 0) + 1
  }
  const total = values.length
  let sum = 0
  bins.forEach((count, i) => {
    sum += count * i
  })
  let below = 0
  let sumBelow = 0
  let best = 0
  let threshold = 0.5
  bins.forEach((count, i) => {
    below += count
    sumBelow += count * i
    const above = total - below
    if (below === 0 || above === 0) return
    const between = below * above * (sumBelow / below - (sum - sumBelow) / above) ** 2
    if (between > best) {
      best = between
      threshold = (i + 0.5) / 255
    }
  })
  return threshold
}
