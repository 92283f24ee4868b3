import { readPacks } from '../admin/catalogue/packs.ts'
import { readPages } from '../admin/catalogue/pages.ts'
import { readPriceTiers } from '../admin/catalogue/price-tiers.ts'
import { readPromocodes } from '../admin/catalogue/promocodes.ts'
import { readSettings } from '../admin/catalogue/settings.ts'
import { defineOperatorOperation } from '../http/operation.ts'

export const readCatalogue = defineOperatorOperation('readCatalogue', async (_call, { db }) => ({
  status: 'OK',
  payload: {
    packs: await readPacks(db),
    price_tiers: await readPriceTiers(db),
    promocodes: await readPromocodes(db),
    pages: await readPages(db),
    settings: await readSettings(db),
  },
}))
