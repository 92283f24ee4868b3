import { ConflictError, ValidationError } from '../../errors.ts'
import type { Schemas } from '../../platform/contract/types.ts'
import type { Db } from '../../platform/db/open.ts'
import { exactTenths, fromTenths } from '../../platform/support/amounts.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { readBalance } from '../ledger/ledger.ts'
import { correctBalance, correctionKey } from '../ledger/movements.ts'
import { writeAudit } from './audit.ts'
import { requireOpen } from './require-open.ts'

/** The person sees these texts; only operators see the reason. */
const notes = { give: 'Tokens added by our team', take: 'Tokens taken back by our team' } as const

interface Correction extends Pick<Schemas['TokenCorrection'], 'direction' | 'tokens' | 'reason'> {
  /** From the support ticket; makes the correction idempotent per person. */
  key: string
}

async function requireSame(trx: Db, userId: string, { key, direction }: Correction, tenths: number): Promise<void> {
  const before = await trx
    .selectFrom('ledger_transactions')
    .select(['kind', 'amount_tenths'])
    .where('unique_key', '=', correctionKey(userId, key))
    .executeTakeFirstOrThrow()
  if (before.kind !== direction || before.amount_tenths !== tenths)
    throw new ConflictError('This key was used for another amount.')
}

/**
 * Gives or takes tokens, with a ledger entry and an audit entry. A repeated key moves nothing.
 * @throws NotFoundError, ValidationError, ConflictError if the balance would become negative
 */
export async function correctTokens(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  operator: string,
  userId: string,
  correction: Correction,
): Promise<{ repeated: boolean }> {
  const { direction, tokens, reason, key } = correction
  const tenths = exactTenths(tokens)
  if (tenths === null || tenths <= 0) throw new ValidationError({ tokens: ['Please use at most one decimal'] })
  return db.transaction().execute(async (trx) => {
    await requireOpen(trx, userId)
    const moved = await correctBalance(trx, { key, userId, kind: direction, tenths, note: notes[direction] })
    if (moved === 'insufficient') {
      const { available, held } = await readBalance(trx, userId)
      const set = held > 0 ? ` ${fromTenths(held)} more are set aside for pictures.` : ''
      throw new ConflictError(`The person can spend ${fromTenths(available)} tokens.${set} Nothing was taken.`)
    }
    if (moved === 'repeated') {
      await requireSame(trx, userId, correction, tenths)
      return { repeated: true }
    }
    await writeAudit(trx, clock.now(), {
      operator,
      action: `tokens.${direction}`,
      subject: `person:${userId}`,
      reason,
      details: { tokens, key },
    })
    return { repeated: false }
  })
}
