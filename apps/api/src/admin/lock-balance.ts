import type { Db } from '../db/open.ts'

/** Nothing of the person's tokens moves until the transaction ends. Taken in the order in which `ledger_move` takes them. */
export async function lockBalance(trx: Db, userId: string): Promise<void> {
  for (const kind of ['available', 'held'] as const) {
    await trx
      .selectFrom('ledger_accounts')
      .select('id')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .forUpdate()
      .execute()
  }
}
