/**
 * Why an engine did not make a picture.
 *
 * `unreadable_image`: the bytes that were handed in are no PNG, JPEG or WebP that can be decoded.
 * `too_large`: input or output would pass the pixel limits (D55).
 * `no_subject`: the picture holds nothing that could be cut out of it.
 * `refused`: the provider's content policy forbids the prompt or the picture.
 * `busy`: the provider takes no more work for now (its rate limit); trying again later helps.
 * `unavailable`: the provider did not answer, answered too late, or wants no work from this server (key, credit).
 * `bad_answer`: what came is no picture: broken, endless, HTML, nothing.
 * `aborted`: the caller's signal fired, or the engines were closed.
 * `engine_failure`: anything else, a crashed worker included; trying again may help.
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

/** The only error an engine rejects with. Its message is written to the log, and holds no key and no prompt. */
export class EngineError extends Error {
  readonly code: EngineErrorCode
  /** What a server answered, where one did. */
  readonly status?: number

  constructor(code: EngineErrorCode, message: string, { status, ...options }: ErrorOptions & { status?: number } = {}) {
    super(message, options)
    this.name = 'EngineError'
    this.code = code
    if (status !== undefined) this.status = status
  }
}
