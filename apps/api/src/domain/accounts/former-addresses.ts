import { createHmac } from 'node:crypto'
import type { Db } from '../../platform/db/open.ts'

/**
 * Addresses of closed accounts, so that the welcome bonus is given once per address. They are hashed with a secret
 * outside the database, so a copy of the database reveals no address.
 */
export interface FormerAddresses {
  /** Call it in the transaction that closes the account. */
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
