import type { Sharp } from 'sharp'
import type { Rgb } from './colour.ts'
import { at, clamp, mix } from './numbers.ts'

/** An image in progress: RGB triples, sRGB, 0..1 (slightly more is allowed until it is finished). */
export class Canvas {
  readonly width: number
  readonly height: number
  readonly data: Float32Array

  constructor(width: number, height: number, data = new Float32Array(width * height * 3)) {
    this.width = width
    this.height = height
    this.data = data
  }

  set(x: number, y: number, colour: Rgb): void {
    const i = (y * this.width + x) * 3
    this.data[i] = colour[0]
    this.data[i + 1] = colour[1]
    this.data[i + 2] = colour[2]
  }

  /** Blends a colour over a pixel; cover 0..1. Ignores pixels outside the canvas. */
  lay(x: number, y: number, colour: Rgb, cover: number): void {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height || cover <= 0) return
    const i = (y * this.width + x) * 3
    this.data[i] = mix(at(this.data, i), colour[0], cover)
    this.data[i + 1] = mix(at(this.data, i + 1), colour[1], cover)
    this.data[i + 2] = mix(at(this.data, i + 2), colour[2], cover)
  }

  /** The nearest pixel; the edges repeat outwards. */
  get(x: number, y: number): Rgb {
    const px = clamp(Math.round(x), 0, this.width - 1)
    const py = clamp(Math.round(y), 0, this.height - 1)
    const i = (py * this.width + px) * 3
    return [at(this.data, i), at(this.data, i + 1), at(this.data, i + 2)]
  }

  /** Sets every pixel from its position. */
  fill(colour: (x: number, y: number) => Rgb): this {
    for (let y = 0; y < this.height; y++) for (let x = 0; x < this.width; x++) this.set(x, y, colour(x, y))
    return this
  }

  /** Replaces every pixel. */
  map(change: (colour: Rgb, x: number, y: number) => Rgb): this {
    let i = 0
    for (let y = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++, i += 3) {
        const next = change([at(this.data, i), at(this.data, i + 1), at(this.data, i + 2)], x, y)
        this.data[i] = next[0]
        this.data[i + 1] = next[1]
        this.data[i + 2] = next[2]
      }
    return this
  }

  copy(): Canvas {
    return new Canvas(this.width, this.height, this.data.slice())
  }

  /** Perceived brightness of every pixel, 0..1. */
  luma(): Float32Array {
    const luma = new Float32Array(this.width * this.height)
    for (let i = 0; i < luma.length; i++)
      luma[i] = 0.299 * at(this.data, i * 3) + 0.587 * at(this.data, i * 3 + 1) + 0.114 * at(this.data, i * 3 + 2)
    return luma
  }

  /** Eight bits a channel, rounded with a half-step dither so that skies do not band. */
  bytes(): Buffer {
    const bytes = Buffer.allocUnsafe(this.data.length)
    for (let i = 0; i < this.data.length; i++) {
      const noise = ((Math.imul((i / 3) | 0, 0x9e3779b1) >>> 8) & 255) / 255
      bytes[i] = clamp(Math.floor(at(this.data, i) * 255 + noise), 0, 255)
    }
    return bytes
  }

  async image(): Promise<Sharp> {
    const { default: sharp } = await import('sharp')
    return sharp(this.bytes(), { raw: { width: this.width, height: this.height, channels: 3 } })
  }

  /** Runs a sharp pipeline (resize, blur) on this canvas. */
  async through(change: (image: Sharp) => Sharp): Promise<Canvas> {
    const { data, info } = await change(await this.image())
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const values = new Float32Array(data.length)
    for (let i = 0; i < data.length; i++) values[i] = at(data, i) / 255
    return new Canvas(info.width, info.height, values)
  }

  async resized(width: number, height: number): Promise<Canvas> {
    if (width === this.width && height === this.height) return this
    return this.through((image) => image.resize(width, height, { fit: 'fill', kernel: 'lanczos3' }))
  }

  async blurred(sigma: number): Promise<Canvas> {
    return this.through((image) => image.blur(Math.max(0.3, sigma)))
  }
}
