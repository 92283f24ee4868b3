import { type CallFailure, type Message, readFailure, serverWordsOr } from '@mintage/machines/shared'
import { orFailure } from './toFailure.ts'

/** The sentences for data that pages read by themselves; those of the start are the start-up machine's. */
type FetchTextKey = 'packs.fetchFailed' | 'page.fetchFailed'

/** Why data is missing: a sentence (R367, R369), and how the call failed. */
export class FetchError extends Error {
  readonly sentence: Message<FetchTextKey>
  readonly failure: CallFailure

  constructor(key: FetchTextKey, cause: unknown) {
    super(key, { cause })
    this.failure = readFailure(cause)
    this.sentence = serverWordsOr(this.failure.message, key)
  }
}

/** What the work gives, or else a failure with its sentence: the server's words win (R341). */
export const orFetchError = <T>(work: Promise<T>, key: FetchTextKey): Promise<T> =>
  orFailure(work).catch((error: unknown) => {
    throw new FetchError(key, error)
  })
