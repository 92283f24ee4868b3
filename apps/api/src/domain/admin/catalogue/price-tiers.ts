import { ValidationError } from '../../../errors.ts'
import type { Schemas } from '../../../platform/contract/types.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { PriceTiersTable } from '../../../platform/db/schema.ts'
import { fromMinor, fromTenths } from '../../../platform/support/amounts.ts'
import type { Dependencies } from '../../../ports/dependencies.ts'
import { tenThousandths, tenths } from './amounts.ts'
import { changeCatalogue } from './change.ts'

type Tier = Schemas['PriceTierData']

const ONE_TOKEN = 10

export async function readPriceTiers(db: Db): Promise<Tier[]> {
  const rows = await db.selectFrom('price_tiers').selectAll().orderBy('min_tenths').execute()
  return rows.map(({ min_tenths: min, max_tenths: max, price_e4: price }) => ({
    min: fromTenths(min),
    max: max === null ? null : fromTenths(max),
    price: fromMinor(price, 4),
  }))
}

const refuse = (text: string) => new ValidationError({ tiers: [text] })

/** The tiers cover every amount of tokens that can be bought (D08). */
function check(rows: readonly PriceTiersTable[]): void {
  if ((rows[0]?.min_tenths ?? ONE_TOKEN + 1) > ONE_TOKEN) throw refuse('The first tier must begin at 1 token or less')
  for (const [index, { min_tenths: min, max_tenths: max }] of rows.entries()) {
    const next = rows[index + 1]
    if (max !== null && max < min) throw refuse('A tier ends before it begins')
    if ((max === null) !== (next === undefined)) throw refuse('The last tier, and no other, has no end')
    if (next && max !== null && next.min_tenths !== max + 1)
      throw refuse('Each tier must begin 0.1 after the one before')
  }
}

/** @throws ValidationError */
export async function changePriceTiers(
  dependencies: Pick<Dependencies, 'db' | 'clock'>,
  operator: string,
  { tiers, reason }: Schemas['PriceTiersChange'],
): Promise<Tier[]> {
  const rows = tiers.map(({ min, max, price }) => ({
    min_tenths: tenths('tiers', min),
    max_tenths: max === null ? null : tenths('tiers', max),
    price_e4: tenThousandths('tiers', price),
  }))
  check(rows)
  return changeCatalogue(dependencies, {
    operator,
    reason,
    subject: 'price_tiers',
    read: readPriceTiers,
    async write(trx) {
      await trx.deleteFrom('price_tiers').execute()
      await trx.insertInto('price_tiers').values(rows).execute()
    },
  })
}
