const canvas = () => new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true, colorSpace: 'srgb' })

const hexOf = (bytes: readonly number[]) => `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`

/** A colour as a colour input has it; null for one that can be seen through, and for what is no colour. */
export function hexOfColour(colour: string): string | null {
  const context = canvas()
  if (context === null || !CSS.supports('color', colour)) return null
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
  return alpha < 255 ? null : hexOf([red, green, blue])
}

const linear = (byte: number) => {
  const share = byte / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** As the palette writes its colours (matrices of CSS Color 4). */
export function oklchOfHex(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => linear(Number.parseInt(hex.slice(from, from + 2), 16)))
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const lightness = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  const chroma = Math.hypot(a, b)
  const hue = chroma < 0.002 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  const written = (value: number, digits: number) => String(Number(value.toFixed(digits)))
  return `oklch(${written(lightness, 3)} ${written(chroma, 3)} ${written(hue, 1)})`
}

/** What the theme takes: as it was typed where the palette would write it so, else as oklch. Null for no colour. */
export function colourForTheme(typed: string): string | null {
  const colour = typed.trim()
  if (!CSS.supports('color', colour)) return null
  if (/^oklch\([^()]+\)$/.test(colour)) return colour
  const hex = hexOfColour(colour)
  return hex === null ? null : oklchOfHex(hex)
}
