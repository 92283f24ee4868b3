import { createHmac } from 'node:crypto'
import { ConflictError } from '../../errors.ts'
import { canonicalJson } from '../support/canonical.ts'
import { after, type Clock, DAY } from '../support/clock.ts'
import type { Db } from './open.ts'

export interface IdempotencyScope {
  userId: string
  operation: string
  /** Null if the caller sent no Idempotency-Key; then nothing is stored. */
  key: string | null
  /** Hash of the request's whole content. */
  requestHash: string
  /** The time of the request, from which a key is kept. */
  at: Date
}

/**
 * Creates keyed hashes that detect repeated requests. A plain hash of a card number can be guessed in seconds, so the
 * hash uses a secret outside the database. It includes person and key, so that the same card never gives the same hash
 * (docs/decisions/card-data.md).
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
 * Runs `work` once per key in the caller's transaction: the stored response and its effects are committed together, so
 * a crash leaves neither. A repetition gets the first response.
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

export class StoredAnswer {
  readonly body: unknown

  constructor(body: unknown) {
    this.body = body
  }
}

/** The stored response of a key. @throws ConflictError if the key belongs to another body */
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
 * Claims a key for a request that is answered after a commit; from then on no other request can use it.
 * @throws ConflictError if the key belongs to another body
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

/** Stores the response of a key; an earlier one stays. */
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

/** Much longer than real repetitions: browsers and proxies retry within minutes. */
const RETENTION = DAY

/**
 * Deletes keys with a response after a day. A claimed key without a response is kept: its charge may still be running,
 * and without the key a repetition would charge again.
 */
export async function deleteOldKeys(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('body', 'is not', null)
    .where('created_at', '<', after(now, -RETENTION))
    .execute()
}
