import { createHmac } from 'node:crypto'
import type { Db } from '../db/open.ts'
import { ConflictError } from '../errors.ts'
import { canonicalJson } from './canonical.ts'
import { after, type Clock, DAY } from './clock.ts'

export interface IdempotencyScope {
  userId: string
  operation: string
  /** Null: the caller sent no Idempotency-Key, and nothing is kept. */
  key: string | null
  /** Of everything that makes the request what it is. */
  requestHash: string
  /** When the request came: a key is kept from then on. */
  at: Date
}

/**
 * Makes the hash that tells a repetition from another request. A plain hash of a card number is found out in seconds,
 * so this one is keyed, with a secret that the database does not hold; person and key are in it too, so that the same
 * card leaves nothing twice that could be compared (docs/decisions/card-data.md).
 */
export const createScopes =
  (secret: string, clock: Clock) =>
  (userId: string, operation: string, key: string | null, request: unknown): IdempotencyScope => ({
    userId,
    operation,
    key,
    requestHash: createHmac('sha256', secret)
      .update(canonicalJson([userId, operation, key, request]))
      .digest('hex'),
    at: clock.now(),
  })

const otherBody = () => new ConflictError('This Idempotency-Key was used for another request.')

/**
 * Runs `work` once for a key, inside the transaction that does the work: the stored answer and its effects appear
 * together or not at all, so a crash in between leaves neither. A repetition gets the first answer.
 */
export async function once<T>(trx: Db, scope: IdempotencyScope, work: () => Promise<T>): Promise<T | StoredAnswer> {
  const { userId, operation, key, requestHash, at } = scope
  if (key === null) return work()
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, operation, key, request_hash: requestHash, created_at: at })
    .onConflict((onConflict) => onConflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!claimed) {
    const stored = await recall(trx, scope)
    if (stored) return stored
    throw new ConflictError('This request is being worked on.')
  }
  const answer = await work()
  await remember(trx, scope, answer)
  return answer
}

/** An answer that was given before, as it was written then. */
export class StoredAnswer {
  readonly body: unknown

  constructor(body: unknown) {
    this.body = body
  }
}

/** The answer kept for a key. @throws ConflictError when the key belongs to another body */
export async function recall(db: Db, scope: IdempotencyScope): Promise<StoredAnswer | null> {
  if (scope.key === null) return null
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'body'])
    .where('user_id', '=', scope.userId)
    .where('operation', '=', scope.operation)
    .where('key', '=', scope.key)
    .executeTakeFirst()
  if (!row) return null
  if (row.request_hash !== scope.requestHash) throw otherBody()
  return row.body === null ? null : new StoredAnswer(row.body)
}

/**
 * Takes a key for a request that is answered later, after a commit: from now on it stands for this request alone.
 * @throws ConflictError when the key belongs to another body
 */
export async function claim(trx: Db, scope: IdempotencyScope): Promise<void> {
  const { userId, operation, key, requestHash, at } = scope
  if (key === null) return
  await trx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, operation, key, request_hash: requestHash, created_at: at })
    .onConflict((onConflict) => onConflict.doNothing())
    .execute()
  await recall(trx, scope)
}

/** Keeps an answer for a key; the first one stays. */
export async function remember(db: Db, scope: IdempotencyScope, answer: unknown): Promise<void> {
  if (scope.key === null) return
  const body = JSON.stringify(answer)
  await db
    .insertInto('idempotency_keys')
    .values({
      user_id: scope.userId,
      operation: scope.operation,
      key: scope.key,
      request_hash: scope.requestHash,
      created_at: scope.at,
      body,
    })
    .onConflict((onConflict) =>
      onConflict
        .columns(['user_id', 'operation', 'key'])
        .doUpdateSet({ body })
        .where('idempotency_keys.body', 'is', null),
    )
    .execute()
}

/** Long after the last honest repetition: browsers and proxies try again within minutes. */
const KEPT_FOR = DAY

/**
 * Forgets keys whose answer is a day old. A key that is claimed and has no answer yet stays, however old it is: its
 * charge may still be on its way, and without the key a repetition would begin another.
 */
export async function deleteOldKeys(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('body', 'is not', null)
    .where('created_at', '<', after(now, -KEPT_FOR))
    .execute()
}
