export type ImageFormat = 'png' | 'jpeg' | 'webp'

/** A finished image; width and height are in pixels. */
export interface EncodedImage {
  data: Buffer
  contentType: 'image/png' | 'image/jpeg' | 'image/webp'
  width: number
  height: number
}
