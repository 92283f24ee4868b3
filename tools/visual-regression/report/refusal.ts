/** An answer other than the one hoped for, with words for whoever reads it. */
export class Refusal extends Error {
  readonly status: number
  constructor(status: number, words: string) {
    super(words)
    this.status = status
  }
}
