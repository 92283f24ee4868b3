import { at } from '../sample/numbers.ts'

const components = 5
/** Number of values in grabCut's layout: all weights, then all means, then all covariances. */
export const mixtureValues = components * (1 + 3 + 9)

/** Samples; more pixels do not give better colours. */
const maxSamples = 3000
const iterations = 6

type Colour = readonly [number, number, number]

const squaredDistance = (a: Colour, b: Colour): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2

/** The Gaussian mixture of the chosen pixels: k-means from fixed quantiles of the lightness, so it is deterministic. */
export const gaussianMixture = (rgb: Uint8Array, isIncluded: (pixel: number) => boolean): Float64Array => {
  let all = 0
  for (let i = 0; i < rgb.length / 3; i++) if (isIncluded(i)) all++
  const step = Math.max(1, Math.floor(all / maxSamples))
  const colours: Colour[] = []
  for (let i = 0, n = 0; i < rgb.length / 3; i++)
    if (isIncluded(i) && n++ % step === 0) colours.push([at(rgb, i * 3), at(rgb, i * 3 + 1), at(rgb, i * 3 + 2)])
  colours.sort((a, b) => a[0] + a[1] + a[2] - b[0] - b[1] - b[2])
  let centres = Array.from(
    { length: components },
    (_, k): Colour => colours[Math.floor(((k + 0.5) / components) * colours.length)] ?? [0, 0, 0],
  )
  let members: Colour[][] = []
  for (let round = 0; round < iterations; round++) {
    members = centres.map(() => [])
    for (const colour of colours) {
      let nearest = 0
      let least = Number.POSITIVE_INFINITY
      for (let k = 0; k < centres.length; k++) {
        const distance = squaredDistance(colour, centres[k] ?? colour)
        if (distance >= least) continue
        least = distance
        nearest = k
      }
      members[nearest]?.push(colour)
    }
    centres = centres.map((old, k) => meanOf(members[k] ?? [], old))
  }
  const out = new Float64Array(mixtureValues)
  centres.forEach((centre, k) => {
    const own = members[k] ?? []
    out[k] = own.length / colours.length
    out.set(centre, components + k * 3)
    out.set(covarianceOf(own, centre), components * 4 + k * 9)
  })
  return out
}

const meanOf = (colours: readonly Colour[], fallback: Colour): Colour => {
  if (colours.length === 0) return fallback
  const mean = (c: 0 | 1 | 2) => colours.reduce((sum, colour) => sum + colour[c], 0) / colours.length
  return [mean(0), mean(1), mean(2)]
}

const covarianceOf = (colours: readonly Colour[], mean: Colour): Float64Array => {
  const out = new Float64Array(9)
  for (const colour of colours)
    colour.forEach((value, r) => {
      colour.forEach((other, c) => {
        out[r * 3 + c] = (out[r * 3 + c] ?? 0) + ((value - (mean[r] ?? 0)) * (other - (mean[c] ?? 0))) / colours.length
      })
    })
  // A component of one colour has no spread, and grabCut could not invert it.
  for (const d of [0, 4, 8]) out[d] = (out[d] ?? 0) + 1
  return out
}
