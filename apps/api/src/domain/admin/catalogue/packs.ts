import type { Selectable } from 'kysely'
import { ValidationError } from '../../../errors.ts'
import type { Schemas } from '../../../platform/contract/types.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { PacksTable } from '../../../platform/db/schema.ts'
import { fromMinor, fromTenths } from '../../../platform/support/amounts.ts'
import type { Dependencies } from '../../../ports/dependencies.ts'
import { cents, tenths } from './amounts.ts'
import { changeCatalogue, required } from './change.ts'

type Pack = Schemas['PackData']

const viewOf = ({ credits_tenths, price_minor, ...pack }: Selectable<PacksTable>): Pack => ({
  ...pack,
  tokens: fromTenths(credits_tenths),
  price: fromMinor(price_minor, 2),
})

export async function readPacks(db: Db): Promise<Pack[]> {
  return (await db.selectFrom('packs').selectAll().orderBy('position').orderBy('id').execute()).map(viewOf)
}

/** A price cannot be set to 0 by mistake; the only free pack (D10) stays free. */
function priceOf(price: number, before: Pack | null): number {
  if (price === 0 && before?.price !== 0) throw new ValidationError({ price: ['Must be above 0'] })
  return cents('price', price)
}

/** Changes or adds a pack. Orders keep their quoted price. @throws ValidationError */
export async function changePack(
  dependencies: Pick<Dependencies, 'db' | 'clock'>,
  operator: string,
  id: number,
  { reason, ...change }: Schemas['PackChange'],
): Promise<Pack> {
  const read = async (db: Db) => (await readPacks(db)).find((pack) => pack.id === id) ?? null
  return changeCatalogue(dependencies, {
    operator,
    reason,
    subject: `pack:${id}`,
    read,
    async write(trx, before) {
      const pack = { features: [], position: id, ...before, ...change }
      const row = {
        title: required('title', pack.title).trim(),
        description: required('description', pack.description),
        credits_tenths: tenths('tokens', required('tokens', pack.tokens)),
        price_minor: priceOf(required('price', pack.price), before),
        features: JSON.stringify(pack.features),
        position: pack.position,
      }
      await trx
        .insertInto('packs')
        .values({ id, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute()
    },
  })
}
