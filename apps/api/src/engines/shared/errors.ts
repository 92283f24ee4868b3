/**
 * Why an engine did not make an image.
 * `unreadable_image`: the input is not a PNG, JPEG or WebP that can be decoded.
 * `too_large`: input or output would pass the pixel limits (D55).
 * `no_subject`: the image has no subject to cut out.
 * `refused`: the provider's content policy forbids the prompt or the image.
 * `busy`: the provider's rate limit is reached; trying again later helps.
 * `unavailable`: no answer, a late answer, or the provider refuses this server (key, credit).
 * `bad_answer`: the answer is not an image: broken, endless, HTML or empty.
 * `aborted`: the caller's signal fired, or the engines were closed.
 * `engine_failure`: anything else, such as a crashed worker; trying again may help.
 */
export type EngineErrorCode =
  | 'unreadable_image'
  | 'too_large'
  | 'no_subject'
  | 'refused'
  | 'busy'
  | 'unavailable'
  | 'bad_answer'
  | 'aborted'
  | 'engine_failure'

/** The only error of an engine. Its message goes to the log and holds neither key nor prompt. */
export class EngineError extends Error {
  readonly code: EngineErrorCode
  /** Status of a server's answer, if there was one. */
  readonly status?: number

  constructor(code: EngineErrorCode, message: string, { status, ...options }: ErrorOptions & { status?: number } = {}) {
    super(message, options)
    this.name = 'EngineError'
    this.code = code
    if (status !== undefined) this.status = status
  }
}
