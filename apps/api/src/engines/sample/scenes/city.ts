import { Canvas } from '../canvas.ts'
import { blend, lerp, type Rgb } from '../colour.ts'
import { Noise } from '../noise.ts'
import { clamp, mix, smoothstep } from '../numbers.ts'
import type { Brief } from '../prompt.ts'
import { hashPoint, RandomGenerator } from '../random.ts'
import { type Lamp, paintBirds, paintSky, placeLamp } from './sky.ts'
import { paintWater } from './water.ts'

type Roof = 'flat' | 'spire' | 'steps' | 'gable' | 'dome'

interface House {
  x: number
  width: number
  top: number
  roof: Roof
  salt: number
}

/** A skyline by the water: ranks of towers in the haze, windows coming on towards the evening. */
export const city = (brief: Brief, width: number, height: number): Canvas => {
  const random = new RandomGenerator(brief.seed)
  const noise = new Noise(brief.seed)
  const canvas = new Canvas(width, height)
  const quay = Math.round(height * random.between(0.7, 0.77))
  const lamp = placeLamp(brief, random, width, quay * 0.85)
  paintSky(canvas, brief, noise, height, lamp)
  if (brief.extras.has('birds'))
    paintBirds(canvas, random, blend(brief.palette.near, brief.palette.far, 0.3), height * 0.14, height * 0.3)
  const centre = random.between(0.35, 0.65)
  for (let rank = 0; rank < 4; rank++) paintRank(canvas, brief, random, rank / 3, quay, centre, lamp)
  paintWater(canvas, brief, noise, quay, lamp, 0.22)
  return canvas
}

const paintRank = (
  canvas: Canvas,
  brief: Brief,
  random: RandomGenerator,
  t: number,
  quay: number,
  centre: number,
  lamp: Lamp,
): void => {
  const unit = Math.min(canvas.width, canvas.height)
  for (let x = -unit * 0.04; x < canvas.width; ) {
    const wide = unit * random.between(0.035, 0.075) * mix(0.75, 1.25, t)
    const middle = Math.exp(-((((x + wide / 2) / canvas.width - centre) / 0.25) ** 2))
    const tall = quay * (mix(0.3, 0.14, t) + middle * mix(0.36, 0.2, t)) * random.between(0.55, 1.15)
    const slim = tall > wide * 5.5
    const roof = slim
      ? random.pick<Roof>('steps', 'flat', 'flat', 'spire', 'steps')
      : random.pick<Roof>('flat', 'flat', 'gable', 'dome', 'steps')
    const house = { x: Math.round(x), width: Math.round(wide), top: quay - tall, roof, salt: random.whole(1, 1e6) }
    paintHouse(canvas, brief, house, t, quay, lamp)
    x += wide * random.between(0.86, 1.12)
  }
}

/** Half-width of a house at a height above its eaves, both in pixels; 0 above its roof. */
const roofHalf = (roof: Roof, half: number, rise: number): number => {
  switch (roof) {
    case 'flat':
      return 0
    case 'gable':
      return half * Math.max(0, 1 - rise / (half * 1.1))
    case 'dome':
      return rise < half * 0.9 ? half * 0.9 * Math.sqrt(1 - (rise / (half * 0.9)) ** 2) : rise < half * 1.7 ? 1 : 0
    case 'steps': {
      const step = Math.floor(rise / (half * 0.7))
      return step < 3 ? half * (0.72 - step * 0.22) : rise < half * 3.6 ? 0.9 : 0
    }
    case 'spire':
      return rise < half * 0.5
        ? half * 0.72
        : rise < half
          ? half * 0.46
          : Math.max(0, half * 0.3 * (1 - (rise - half) / (half * 2.7)) ** 1.8)
  }
}

const paintHouse = (canvas: Canvas, brief: Brief, house: House, t: number, quay: number, lamp: Lamp): void => {
  const { palette, hour } = brief
  const unit = Math.min(canvas.width, canvas.height)
  const warm = hashPoint(house.salt, 1)
  const wall = blend(
    blend(palette.far, palette.horizon, 0.2),
    blend(palette.near, palette.accent, warm * 0.28),
    mix(0.18, 0.92, t),
  )
  const lampSide = lamp.x > house.x + house.width / 2 ? 1 : -1
  const half = house.width / 2
  const axis = house.x + half
  const cellX = Math.max(3, unit * mix(0.006, 0.0095, t))
  const cellY = cellX * 1.5
  const dusky =
    hour === 'night' ? 0.55 : hour === 'dusk' ? 0.42 : hour === 'sunset' ? 0.26 : hour === 'golden' ? 0.1 : 0.03
  const glass: Rgb = blend(wall, palette.zenith, 0.35)
  const on: Rgb = blend(palette.light, [1, 0.78, 0.42], 0.55)
  for (let y = Math.max(0, Math.floor(house.top - half * 3.8)); y < quay; y++) {
    const rise = house.top - y
    const reach = rise > 0 ? roofHalf(house.roof, half, rise) : half
    if (reach <= 0) continue
    for (let x = Math.floor(axis - reach); x <= Math.ceil(axis + reach); x++) {
      const cover = clamp(reach - Math.abs(x - axis) + 0.5)
      if (cover <= 0) continue
      const across = (x - axis) / half
      const face = smoothstep(-1.4, 1.2, across * lampSide)
      let colour = lerp(lerp(wall, palette.near, 0.28), lerp(wall, palette.light, palette.night ? 0.1 : 0.34), face)
      if (rise <= -cellY * 0.6) {
        const wx = (x - house.x) / cellX
        const wy = (y - house.top) / cellY
        const inside = wx % 1 > 0.3 && wx % 1 < 0.84 && wy % 1 > 0.28 && wy % 1 < 0.74 && Math.abs(across) < 0.9
        if (inside) {
          const lit = hashPoint(Math.floor(wx), Math.floor(wy), house.salt) < dusky
          colour = lit ? lerp(on, colour, mix(0.45, 0.02, t)) : lerp(colour, glass, 0.55)
        }
      }
      const fog = smoothstep(0.55, 0, (quay - y) / (quay * 0.55)) * mix(0.6, 0.2, t) + (1 - t) * 0.2
      canvas.lay(x, y, lerp(colour, palette.horizon, clamp(fog) * (palette.night ? 0.6 : 1)), cover)
    }
  }
}
