import { createHmac } from 'node:crypto'
import type { Db } from '../db/open.ts'

/**
 * Addresses of closed accounts, so that the welcome bonus is given once an address. What is kept is keyed with a secret
 * that the database does not hold: from a copy of the database no address can be guessed.
 */
export interface FormerAddresses {
  /** Give it the transaction in which the account is closed. */
  remember(trx: Db, emailKey: string): Promise<void>
  has(trx: Db, emailKey: string): Promise<boolean>
}

export function createFormerAddresses(secret: string): FormerAddresses {
  const hashOf = (emailKey: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['former address', emailKey]))
      .digest('hex')
  return {
    async remember(trx, emailKey) {
      await trx
        .insertInto('former_addresses')
        .values({ address_hash: hashOf(emailKey) })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    async has(trx, emailKey) {
      const found = await trx
        .selectFrom('former_addresses')
        .select('address_hash')
        .where('address_hash', '=', hashOf(emailKey))
        .executeTakeFirst()
      return found !== undefined
    },
  }
}
