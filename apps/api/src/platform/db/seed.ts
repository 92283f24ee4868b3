import type { Db } from './open.ts'
import * as catalogue from './seed/catalogue.ts'
import { countries } from './seed/countries.ts'
import { currencies } from './seed/currencies.ts'
import { staticPages } from './seed/pages.ts'

/** Seeds an empty database; existing rows stay, so that an owner's changes survive a restart. */
export async function seed(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const settings = await trx.selectFrom('settings').select('id').executeTakeFirst()
    if (settings) return
    await trx
      .insertInto('settings')
      .values({ id: 1, value: JSON.stringify(catalogue.settings) })
      .execute()
    await trx.insertInto('currencies').values(currencies).execute()
    await trx.insertInto('languages').values(catalogue.languages).execute()
    await trx.insertInto('countries').values(countries).execute()
    await trx
      .insertInto('packs')
      .values(catalogue.packs.map((pack) => ({ ...pack, features: JSON.stringify(pack.features) })))
      .execute()
    await trx.insertInto('price_tiers').values(catalogue.priceTiers).execute()
    await trx.insertInto('promocodes').values(catalogue.promocodes).execute()
    await trx.insertInto('social_links').values(catalogue.socialLinks).execute()
    await trx.insertInto('static_pages').values(staticPages).execute()
  })
}
