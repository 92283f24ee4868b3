export type EngineErrorCode = 'unreadable_image' | 'too_large' | 'aborted' | 'engine_failure'

/**
 * The only error an engine rejects with.
 *
 * `unreadable_image`: the bytes are no PNG, JPEG or WebP that can be decoded.
 * `too_large`: input or output would pass the pixel limits (D55).
 * `aborted`: the caller's signal fired, or the engines were closed.
 * `engine_failure`: anything else, a crashed worker included; trying again may help.
 */
export class EngineError extends Error {
  readonly code: EngineErrorCode

  constructor(code: EngineErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'EngineError'
    this.code = code
  }
}
