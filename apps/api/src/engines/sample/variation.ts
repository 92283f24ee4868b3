import { Canvas } from './canvas.ts'
import { adjust, blend, lerp, type Rgb } from './colour.ts'
import { Noise } from './noise.ts'
import type { Palette } from './palettes.ts'
import type { Brief } from './prompt.ts'
import { hashPoint, RandomGenerator } from './random.ts'

const WARM: Rgb = [1, 0.8, 0.52]
const COOL: Rgb = [0.62, 0.78, 1]

/** Changes the light of a palette: warmer or cooler, a little brighter or darker. */
function relightPalette(palette: Palette, random: RandomGenerator): Palette {
  const towards = random.chance(0.5) ? WARM : COOL
  const amount = random.between(0.06, 0.14)
  const lightness = random.between(0.015, 0.035) * (random.chance(0.5) ? 1 : -1)
  const chroma = random.between(0.9, 1.12)
  const change = (colour: Rgb) => adjust(blend(colour, towards, amount), lightness, chroma)
  const { night, ...colours } = palette
  return {
    night,
    zenith: change(colours.zenith),
    high: change(colours.high),
    low: change(colours.low),
    horizon: change(colours.horizon),
    light: change(colours.light),
    far: change(colours.far),
    near: change(colours.near),
    leaf: change(colours.leaf),
    accent: change(colours.accent),
    ground: change(colours.ground),
  }
}

/** The same composition in another light and with other details; equal numbers give equal briefs. */
export function variationOf(brief: Brief, variation: number): Brief {
  const details = Math.floor(hashPoint(brief.seed, variation, 0x76617279) * 0x100000000)
  return { ...brief, details, palette: relightPalette(brief.palette, new RandomGenerator(details)) }
}

/** -1 to 1 for a variation, constant for each place; 0 for the original. */
export const variationOffset = ({ seed, details }: Brief, place: number): number =>
  seed === details ? 0 : hashPoint(place, 0x6e756467, details) * 2 - 1

/** Greatest shift, as a share of the shorter side. */
const MAX_SHIFT = 0.014

/** Shifts the parts of a scene a little, each in its own direction, and moves the light. */
export function distortScene(scene: Canvas, { seed, details }: Brief): Canvas {
  if (seed === details) return scene
  const { width, height } = scene
  const unit = Math.min(width, height)
  const noise = new Noise(details)
  const angle = hashPoint(1, 2, details) * Math.PI * 2
  const [fromX, fromY] = [Math.cos(angle), Math.sin(angle)]
  return new Canvas(width, height).fill((x, y) => {
    const u = x / unit
    const v = y / unit
    // Changes slowly, so that round shapes stay round.
    const dx = noise.at(u * 0.9 + 3.7, v * 0.9) * MAX_SHIFT * unit
    const dy = noise.at(u * 0.9, v * 0.9 + 8.3) * MAX_SHIFT * unit
    const [red, green, blue] = interpolate(scene, x + dx, y + dy)
    const side = ((x / width - 0.5) * fromX + (y / height - 0.5) * fromY) * 0.16
    return [red * (1 + side), green * (1 + side), blue * (1 + side)]
  })
}

function interpolate(canvas: Canvas, x: number, y: number): Rgb {
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  const row = (at: number) => lerp(canvas.get(x0, at), canvas.get(x0 + 1, at), x - x0)
  return lerp(row(y0), row(y0 + 1), y - y0)
}
