import { type CallFailure, type Message, readFailure, serverWordsOr } from '@mintage/machines/shared'
import { orFailure } from './toFailure.ts'

/** Messages for data that pages load; the start-up machine has its own. */
type FetchTextKey = 'packs.fetchFailed' | 'page.fetchFailed'

/** Why data is missing: a message (R367, R369) and the kind of failure. */
export class FetchError extends Error {
  readonly sentence: Message<FetchTextKey>
  readonly failure: CallFailure

  constructor(key: FetchTextKey, cause: unknown) {
    super(key, { cause })
    this.failure = readFailure(cause)
    this.sentence = serverWordsOr(this.failure.message, key)
  }
}

/** Rejects with a FetchError; the message of the server takes precedence (R341). */
export const orFetchError = <T>(work: Promise<T>, key: FetchTextKey): Promise<T> =>
  orFailure(work).catch((error: unknown) => {
    throw new FetchError(key, error)
  })
