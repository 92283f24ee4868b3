/** A colour as oklch: lightness 0..1, chroma, hue in degrees. */
export interface Oklch {
  l: number
  c: number
  h: number
}

/** Reads `oklch(l c h)`; null for anything else, a translucent colour included. */
export function parseOklch(text: string): Oklch | null {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(text.trim())
  return match ? { l: Number(match[1]), c: Number(match[2]), h: Number(match[3]) } : null
}

/** Splits `light-dark(a, b)` into its two colours. */
export function parseSchemes(value: string): { light: string; dark: string } | null {
  const match = /^light-dark\((.+\)), (.+\))\)$/.exec(value)
  return match?.[1] && match[2] ? { light: match[1], dark: match[2] } : null
}

const clamp01 = (value: number) => Math.min(1, Math.max(0, value))

/** WCAG 2 relative luminance, through linear sRGB (matrices of CSS Color 4), clipped to the gamut. */
function luminance({ l, c, h }: Oklch): number {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const L = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const M = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const S = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = clamp01(4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S)
  const green = clamp01(-1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S)
  const blue = clamp01(-0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2 contrast ratio, 1..21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
