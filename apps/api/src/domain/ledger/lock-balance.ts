import type { Db } from '../../platform/db/open.ts'

/**
 * Locks the person's balance until the transaction ends. The order of the locks is that of `ledger_move`, to avoid
 * deadlocks.
 */
export async function lockBalance(trx: Db, userId: string): Promise<void> {
  for (const kind of ['available', 'held', 'debt'] as const) {
    await trx
      .selectFrom('ledger_accounts')
      .select('id')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .forUpdate()
      .execute()
  }
}
