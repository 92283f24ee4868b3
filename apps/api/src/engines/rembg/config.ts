/** A server of the rembg project, as the environment describes it. */
export interface RembgConfig {
  /** Ends where `/api/remove` begins. */
  baseUrl: URL
  /** Null lets the server choose. */
  model: string | null
  /** For one picture, repetitions included. */
  timeoutSeconds: number
  /** Largest picture that it is sent. */
  maxInputPixels: number
}
