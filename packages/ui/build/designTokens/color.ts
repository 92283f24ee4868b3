import { transform } from 'lightningcss'

export interface DesignColor {
  colorSpace: 'oklch'
  components: readonly [lightness: number, chroma: number, hue: number]
  alpha?: number
  /** The nearest sRGB colour, without its alpha. */
  hex: string
}

/** The fallback of browsers without oklch(). */
function hexOf(components: readonly number[]): string {
  const code = Buffer.from(`a{color:oklch(${components.join(' ')})}`)
  const css = transform({ filename: 'a.css', code, targets: { chrome: 60 << 16 } }).code.toString()
  const [, hex = ''] = /color: (#[\da-f]+)/.exec(css) ?? []
  return hex.length === 4 ? hex.replaceAll(/[\da-f]/g, '$&$&') : hex
}

/** `oklch(0.5 0.1 166)`, with or without the alpha `/ 0.4`. */
export function designColor(css: string): DesignColor {
  const [, l, c, h, alpha] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(css.trim()) ?? []
  if (l === undefined) throw new Error(`${css} is not an oklch colour`)
  const components = [Number(l), Number(c), Number(h)] as const
  return {
    colorSpace: 'oklch',
    components,
    ...(alpha === undefined ? {} : { alpha: Number(alpha) }),
    hex: hexOf(components),
  }
}
