import { clamp, mix } from './numbers.ts'

/** sRGB, each 0..1. */
export type Rgb = readonly [red: number, green: number, blue: number]

export const hex = (text: string): Rgb => {
  const value = Number.parseInt(text.slice(1), 16)
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const toSrgb = (c: number) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055)

/** OKLab (Björn Ottosson, 2020): lightness 0..1 and two opponent axes of about -0.4..0.4. */
export const toOklab = ([red, green, blue]: Rgb): Rgb => {
  const r = toLinear(red)
  const g = toLinear(green)
  const b = toLinear(blue)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const fromOklab = ([lightness, a, b]: Rgb): Rgb => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    clamp(toSrgb(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)),
    clamp(toSrgb(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)),
    clamp(toSrgb(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)),
  ]
}

/** Mixes in OKLab, in which equal steps look equal. */
export const blend = (from: Rgb, to: Rgb, t: number): Rgb => {
  const a = toOklab(from)
  const b = toOklab(to)
  return fromOklab([mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)])
}

/** Mixes sRGB directly; fast enough for inner loops. */
export const lerp = (from: Rgb, to: Rgb, t: number): Rgb => [
  mix(from[0], to[0], t),
  mix(from[1], to[1], t),
  mix(from[2], to[2], t),
]

export const scale = (colour: Rgb, by: number): Rgb => [
  clamp(colour[0] * by),
  clamp(colour[1] * by),
  clamp(colour[2] * by),
]

/** Moves the hue towards another colour's; lightness follows a little, so that a landscape keeps its depth. */
export const tint = (colour: Rgb, towards: Rgb, amount: number): Rgb => {
  const a = toOklab(colour)
  const b = toOklab(towards)
  const reach = Math.min(1, 0.35 + 1.6 * Math.min(a[0], 1 - a[0] + 0.15))
  return fromOklab([mix(a[0], b[0], amount * 0.22), mix(a[1], b[1] * reach, amount), mix(a[2], b[2] * reach, amount)])
}

/** Lightness shifted and colourfulness multiplied. */
export const adjust = (colour: Rgb, lightness: number, chroma: number): Rgb => {
  const lab = toOklab(colour)
  return fromOklab([clamp(lab[0] + lightness), lab[1] * chroma, lab[2] * chroma])
}

const steps = 511

/** A gradient through evenly spaced colours, tabulated; `t` outside 0..1 is clamped. */
export const ramp = (first: Rgb, ...rest: Rgb[]): ((t: number) => Rgb) => {
  const stops = [first, ...rest]
  const table: Rgb[] = []
  for (let i = 0; i <= steps; i++) {
    const place = (i / steps) * (stops.length - 1)
    const index = Math.min(stops.length - 2, Math.floor(place))
    table.push(blend(stops[index] ?? first, stops[index + 1] ?? first, place - index))
  }
  return (t) => table[Math.round(clamp(t) * steps)] ?? first
}
