export interface DesignColor {
  colorSpace: 'oklch'
  components: readonly [lightness: number, chroma: number, hue: number]
  alpha?: number
  /** For tools that know no other space: the nearest colour of sRGB, without its transparency. */
  hex: string
}

const toByte = (linear: number) => {
  const clipped = Math.min(1, Math.max(0, linear))
  const encoded = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}

/** By the matrices of CSS Color 4, clipped to the gamut. */
function hexOf(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${channels.map(toByte).join('')}`
}

/** `oklch(0.5 0.1 166)`, with or without `/ 0.4` for its transparency. */
export function designColor(css: string): DesignColor {
  const [, l, c, h, alpha] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(css.trim()) ?? []
  if (l === undefined) throw new Error(`${css} is not an oklch colour`)
  const components = [Number(l), Number(c), Number(h)] as const
  return {
    colorSpace: 'oklch',
    components,
    ...(alpha === undefined ? {} : { alpha: Number(alpha) }),
    hex: hexOf(...components),
  }
}
