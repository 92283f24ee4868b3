/** A server of the rembg project, from environment variables. */
export interface RembgConfig {
  /** The part before `/api/remove`. */
  baseUrl: URL
  /** Null lets the server choose. */
  model: string | null
  /** For one image, with repetitions. */
  timeoutSeconds: number
  /** Largest image to send. */
  maxInputPixels: number
}
