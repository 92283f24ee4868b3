import type { Db } from '../db/open.ts'
import { type Moved, type Movement, move } from './ledger.ts'

/** Once a person, for life (D10). */
export const grantWelcomeBonus = (db: Db, userId: string, tenths: number): Promise<Moved> =>
  move(db, { key: `bonus:${userId}`, kind: 'bonus', userId, tenths, reference: null, note: 'Welcome bonus' })

/** Once a deposit, however often its success is reported (D15). */
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

/** Moves tokens for a request, or for one of its images or their runs: once a key. */
const forRequest =
  (prefix: string, kind: Movement['kind']) =>
  (db: Db, request: RequestRef, id: string, tenths: number, note: string): Promise<Moved> =>
    move(db, { key: `${prefix}:${id}`, kind, userId: request.user_id, tenths, reference: request.id, note })

/** Sets the whole cost aside when a request is accepted (D56), or the price of an image whose run is queued again. */
export const holdTokens = forRequest('hold', 'hold')

/** Gives the price of an image that is queued again at the expense of the house; `holdTokens` sets it aside. */
export const giveForRerun = forRequest('gift', 'give')

/** Takes a gift back whose image failed again or was cancelled: it was for the picture. */
export const endGift = forRequest('gift-end', 'take')

/** Spends the held price of a delivered image. Shares its key with `releaseImage`: a run of an image ends once. */
export const captureImage = forRequest('image', 'capture')

/** Gives the held price of an image back that failed or was cancelled. */
export const releaseImage = forRequest('image', 'release')

/** Gives the spent price of a delivered image back that the person found no good: once an image (D76). */
export const returnImage = forRequest('return', 'return')

/** What an operator gives or takes by hand: once a key and person (D75). */
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

/** What a person loses whose account is closed. */
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

/** Takes tokens back whose payment is refunded: once a deposit. */
export const takeBackCredit = (
  db: Db,
  deposit: { id: string; user_id: string; title: string },
  tenths: number,
): Promise<Moved> =>
  move(db, {
    key: `refund:${deposit.id}`,
    kind: 'refund',
    userId: deposit.user_id,
    tenths,
    reference: deposit.id,
    note: `Refund of ${deposit.title}`,
  })
