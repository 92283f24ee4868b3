import { hex, type Rgb, tint } from './colour.ts'

/** The colours of a scene; a scene names no colours itself. */
export interface Palette {
  /** Sky from the top down to the horizon. */
  zenith: Rgb
  high: Rgb
  low: Rgb
  horizon: Rgb
  /** Sun or moon, and the parts that they light. */
  light: Rgb
  /** Distant and near land. */
  far: Rgb
  near: Rgb
  /** Green parts, soft parts, and the one warm or bright accent. */
  leaf: Rgb
  accent: Rgb
  /** Paper, cloth, walls. */
  ground: Rgb
  night: boolean
}

const palette = (colours: string, night = false): Palette => {
  const list = colours.split(' ').map((each) => hex(each))
  const c = (i: number): Rgb => list[i] ?? [0.5, 0.5, 0.5]
  return {
    zenith: c(0),
    high: c(1),
    low: c(2),
    horizon: c(3),
    light: c(4),
    far: c(5),
    near: c(6),
    leaf: c(7),
    accent: c(8),
    ground: c(9),
    night,
  }
}

/** By hour: warm paper light by day, ink by night, never neon. */
export const hours = {
  dawn: palette('#5f86a3 #a9b7c0 #ecc9b4 #fbe3c4 #fff4dc #b3aeb9 #27393f #4d6f5e #dd8a63 #f3e6d6'),
  morning: palette('#4c93a6 #86bdc0 #cfdfcf #f7edd3 #fff8e2 #9dbfbd #1c4440 #3f7f63 #c9783f #f5eee0'),
  day: palette('#3b7fa8 #74aec6 #b9d9da #f0ecd8 #fffbe9 #93b5bd #21483f #4b8554 #d08a3c #f4efe3'),
  golden: palette('#5b7f92 #b79f8f #f0b878 #fcdc9c #fff3cf #c39a7c #3a2f2b #6d7440 #c2622d #f2e2c6'),
  sunset: palette('#34497a #8a6384 #dd7f68 #f8bd74 #fff0c8 #a06f80 #241f38 #4f5d4a #d9653b #efdcc8'),
  dusk: palette('#22355e #55578a #a87a94 #e9ac8c #ffe3bd #6d6a92 #17203a #36504f #c9705a #dccfcb'),
  night: palette('#0c1a33 #16305a #2c5274 #6a8c95 #f7f0da #33506f #0a1424 #1f4344 #d6a256 #1d2a3b', true),
  mint: palette('#2f8579 #6db8a5 #bfdfc9 #f6efd8 #fff9e6 #86bcaa #10403a #2f7d62 #b8673a #f4efe2'),
} as const satisfies Record<string, Palette>

export type Hour = keyof typeof hours

export const colourWords: Readonly<Record<string, Rgb>> = {
  red: hex('#c0392f'),
  crimson: hex('#a4243b'),
  scarlet: hex('#c8321f'),
  ruby: hex('#9b1b3a'),
  orange: hex('#e07b2e'),
  amber: hex('#e3a02c'),
  gold: hex('#d9a93f'),
  golden: hex('#d9a93f'),
  yellow: hex('#edc84a'),
  copper: hex('#b8673a'),
  bronze: hex('#96693a'),
  brown: hex('#7a5234'),
  green: hex('#3f8a54'),
  emerald: hex('#1f8a64'),
  mint: hex('#54b598'),
  sage: hex('#8fa58a'),
  olive: hex('#7d7f3c'),
  teal: hex('#1f8488'),
  turquoise: hex('#37aeb0'),
  cyan: hex('#45b0c4'),
  blue: hex('#2f66b0'),
  azure: hex('#3f8fd0'),
  navy: hex('#1f3566'),
  indigo: hex('#43429a'),
  purple: hex('#6f4596'),
  violet: hex('#7a56b0'),
  lavender: hex('#a594cf'),
  magenta: hex('#b0418e'),
  pink: hex('#e28fa6'),
  rose: hex('#d4708a'),
  coral: hex('#ea8069'),
  peach: hex('#f2b48c'),
  cream: hex('#f2e4c4'),
  ivory: hex('#f3ead6'),
  silver: hex('#b9c0c4'),
  grey: hex('#8c9296'),
  gray: hex('#8c9296'),
  black: hex('#2a2b30'),
  white: hex('#f3f1ec'),
}

/** The first colour goes to air and light, the second to land and accent. */
export const coloured = (base: Palette, colours: readonly Rgb[]): Palette => {
  const [first, named] = colours
  if (!first) return base
  // A single colour affects the land only a little: an image in one hue is flat.
  const second = named ?? first
  const land = named ? 1 : 0.4
  return {
    ...base,
    zenith: tint(base.zenith, first, 0.62),
    high: tint(base.high, first, 0.68),
    low: tint(base.low, first, 0.6),
    horizon: tint(base.horizon, first, 0.4),
    far: tint(base.far, second, 0.62 * land),
    near: tint(base.near, second, 0.5 * land),
    leaf: tint(base.leaf, second, 0.3 * land),
    accent: second,
    ground: tint(base.ground, first, 0.25),
  }
}
