import { sql } from 'kysely'
import { ValidationError } from '../../../errors.ts'
import type { Schemas } from '../../../platform/contract/types.ts'
import type { Db } from '../../../platform/db/open.ts'
import { fromMinor } from '../../../platform/support/amounts.ts'
import type { Dependencies } from '../../../ports/dependencies.ts'
import { cents } from './amounts.ts'
import { changeCatalogue, required } from './change.ts'

type Promocode = Schemas['PromocodeData']

export async function readPromocodes(db: Db): Promise<Promocode[]> {
  const rows = await db.selectFrom('promocodes').selectAll().orderBy(sql`code collate "C"`).execute()
  return rows.map(({ id: _, kind, amount, expires_at: end, ...code }) => ({
    ...code,
    kind,
    amount: kind === 'percent' ? amount : fromMinor(amount, 2),
    expires_at: end?.toISOString() ?? null,
  }))
}

function amountOf(kind: Promocode['kind'], amount: number): number {
  if (kind === 'fixed') return cents('amount', amount)
  if (!Number.isInteger(amount) || amount > 100) throw new ValidationError({ amount: ['Must be whole, 1 to 100'] })
  return amount
}

/** Changes or adds a code. Orders keep their quoted discount. @throws ValidationError */
export async function changePromocode(
  dependencies: Pick<Dependencies, 'db' | 'clock'>,
  operator: string,
  name: string,
  { reason, ...change }: Schemas['PromocodeChange'],
): Promise<Promocode> {
  const code = name.toUpperCase()
  const read = async (db: Db) => (await readPromocodes(db)).find((one) => one.code === code) ?? null
  return changeCatalogue(dependencies, {
    operator,
    reason,
    subject: `promocode:${code}`,
    read,
    async write(trx, before) {
      const one = { is_active: true, expires_at: null, max_uses: null, max_uses_per_user: null, ...before, ...change }
      const kind = required('kind', one.kind)
      const row = {
        kind,
        amount: amountOf(kind, required('amount', one.amount)),
        is_active: one.is_active,
        expires_at: one.expires_at === null ? null : new Date(one.expires_at),
        max_uses: one.max_uses,
        max_uses_per_user: one.max_uses_per_user,
      }
      const last = await trx
        .selectFrom('promocodes')
        .select((codes) => codes.fn.max('id').as('id'))
        .executeTakeFirst()
      await trx
        .insertInto('promocodes')
        .values({ id: (last?.id ?? 0) + 1, code, ...row })
        .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
        .execute()
    },
  })
}
