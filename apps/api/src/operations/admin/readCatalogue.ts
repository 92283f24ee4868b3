import { readPacks } from '../../domain/admin/catalogue/packs.ts'
import { readPages } from '../../domain/admin/catalogue/pages.ts'
import { readPriceTiers } from '../../domain/admin/catalogue/price-tiers.ts'
import { readPromocodes } from '../../domain/admin/catalogue/promocodes.ts'
import { readSettings } from '../../domain/admin/catalogue/settings.ts'
import { defineOperatorOperation } from '../operation.ts'

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
