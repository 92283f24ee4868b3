import { NotEnoughTokensError } from '../../errors.ts'
import { type IdempotencyScope, once, recall, StoredAnswer } from '../../platform/db/idempotency.ts'
import type { ImageSettings, Service } from '../../platform/db/schema.ts'
import { fromTenths } from '../../platform/support/amounts.ts'
import { currentTraceparent } from '../../platform/telemetry/spans.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { readBalance } from '../ledger/ledger.ts'
import { holdTokens } from '../ledger/movements.ts'
import { readNextTurn } from './fair-turns.ts'
import { laneOf } from './queue.ts'
import { serviceTitles } from './titles.ts'

export interface NewRequest {
  service: Service
  settings: ImageSettings
  count: number
  /** Per image. */
  priceTenths: number
  /** Storage key of the upload; null for generated images. */
  sourceFile: string | null
}

/**
 * Writes the request, its images and the hold of the whole price in one transaction (D56), then wakes the queue.
 * @returns the id of the request; the earlier one for a repeated Idempotency-Key
 * @throws NotEnoughTokensError without writing anything
 */
export async function acceptRequest(
  dependencies: Dependencies,
  userId: string,
  newRequest: NewRequest,
  scope: IdempotencyScope,
): Promise<{ id: string; repeated: boolean }> {
  const costTenths = newRequest.priceTenths * newRequest.count
  const answer = await dependencies.db.transaction().execute((trx) =>
    once(trx, scope, async () => {
      const request = await trx
        .insertInto('image_requests')
        .values({
          user_id: userId,
          service: newRequest.service,
          settings: JSON.stringify(newRequest.settings),
          price_tenths: newRequest.priceTenths,
          cost_tenths: costTenths,
          source_file: newRequest.sourceFile,
          trace_parent: currentTraceparent(),
          created_at: dependencies.clock.now(),
        })
        .returning(['id', 'user_id'])
        .executeTakeFirstOrThrow()
      if (costTenths > 0) {
        const note = `${serviceTitles[newRequest.service]}: set aside`
        const moved = await holdTokens(trx, request, request.id, costTenths, note)
        if (moved === 'insufficient') {
          const { available } = await readBalance(trx, userId)
          throw new NotEnoughTokensError(fromTenths(costTenths), fromTenths(available))
        }
      }
      const lane = laneOf(newRequest.service, dependencies)
      const turn = await readNextTurn(trx, lane, userId)
      const image = { request_id: request.id, user_id: userId, lane, state_since: dependencies.clock.now() }
      await trx
        .insertInto('images')
        .values(Array.from({ length: newRequest.count }, (_, index) => ({ ...image, index, turn: turn + index })))
        .execute()
      await dependencies.images.announce(trx)
      return { id: request.id }
    }),
  )
  if (answer instanceof StoredAnswer) return { id: idIn(answer.body), repeated: true }
  dependencies.images.wake()
  return { id: answer.id, repeated: false }
}

/** The request that was accepted under this key before, even if the settings have changed since. */
export async function findAccepted({ db }: Dependencies, scope: IdempotencyScope): Promise<string | null> {
  const stored = await recall(db, scope)
  return stored && idIn(stored.body)
}

function idIn(body: unknown): string {
  if (typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string') return body.id
  throw new Error('a stored answer names no request')
}
