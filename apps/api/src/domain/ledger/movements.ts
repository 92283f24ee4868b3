import type { Db } from '../../platform/db/open.ts'
import { type Moved, type Movement, move } from './ledger.ts'

/** Once per person (D10). */
export const grantWelcomeBonus = (db: Db, userId: string, tenths: number): Promise<Moved> =>
  move(db, { key: `bonus:${userId}`, kind: 'bonus', userId, tenths, reference: null, note: 'Welcome bonus' })

/** Once per deposit, even if its success is reported several times (D15). */
export const creditDeposit = (
  db: Db,
  deposit: { id: string; user_id: string; tokens_tenths: number; title: string },
): Promise<Moved> =>
  move(db, {
    key: `credit:${deposit.id}`,
    kind: 'credit',
    userId: deposit.user_id,
    tenths: deposit.tokens_tenths,
    reference: deposit.id,
    note: deposit.title,
  })

interface RequestRef {
  id: string
  user_id: string
}

/** Moves tokens for an image request, an image or a run of it, once per key. */
const forRequest =
  (prefix: string, kind: Movement['kind']) =>
  (db: Db, request: RequestRef, id: string, tenths: number, note: string): Promise<Moved> =>
    move(db, { key: `${prefix}:${id}`, kind, userId: request.user_id, tenths, reference: request.id, note })

/** Holds the whole price of a new request (D56), or the price of an image that is run again. */
export const holdTokens = forRequest('hold', 'hold')

/** Gives the price of a free rerun at the company's expense; `holdTokens` then holds it. */
export const giveForRerun = forRequest('gift', 'give')

/** Reverses the rerun credit when the rerun fails or is cancelled. */
export const takeBackGift = forRequest('gift-end', 'take')

/** Spends the held price of a delivered image. It shares its key with `releaseImage`, so that a run is settled once. */
export const captureImage = forRequest('image', 'capture')

/** Releases the held price of a failed or cancelled image. */
export const releaseImage = forRequest('image', 'release')

/** Gives back the price of a delivered image that the person did not like, once per image (D76). */
export const returnImage = forRequest('return', 'return')

/** Gives or takes tokens by an operator's hand, once per key and person (D75). */
export const correctBalance = (
  db: Db,
  {
    key,
    userId,
    kind,
    tenths,
    note,
  }: { key: string; userId: string; kind: 'give' | 'take'; tenths: number; note: string },
): Promise<Moved> => move(db, { key: correctionKey(userId, key), kind, userId, tenths, reference: null, note })

/** Removes the remaining balance of a closed account. */
export const forfeitBalance = (db: Db, userId: string, tenths: number): Promise<Moved> =>
  move(db, {
    key: `closed:${userId}`,
    kind: 'take',
    userId,
    tenths,
    reference: null,
    note: 'Account closed: the tokens are lost',
  })

export const correctionKey = (userId: string, key: string): string => `correction:${userId}:${key}`

/**
 * Takes tokens of a refunded or disputed purchase, or gives them back after a won dispute or a failed refund. `step`
 * counts the movements of this purchase.
 */
export const reverseCredit = (
  db: Db,
  deposit: { id: string; user_id: string; title: string },
  kind: 'refund' | 'restore',
  { tenths, step }: { tenths: number; step: number },
): Promise<Moved> =>
  move(db, {
    key: `refund:${deposit.id}:${step}`,
    kind,
    userId: deposit.user_id,
    tenths,
    reference: deposit.id,
    note: `${kind === 'refund' ? 'Refund of' : 'Refund taken back:'} ${deposit.title}`,
  })
