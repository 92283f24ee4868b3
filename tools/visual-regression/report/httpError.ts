/** An answer with a status and words for people. */
export class HttpError extends Error {
  readonly status: number
  constructor(status: number, words: string) {
    super(words)
    this.status = status
  }
}
