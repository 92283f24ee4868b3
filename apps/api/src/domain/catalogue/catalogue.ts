import type { Selectable } from 'kysely'
import type { Db } from '../../platform/db/open.ts'
import type {
  CountriesTable,
  CurrenciesTable,
  PacksTable,
  PriceTiersTable,
  StoredSettings,
} from '../../platform/db/schema.ts'
import { cached } from '../../platform/support/cache.ts'
import { type Clock, SECOND } from '../../platform/support/clock.ts'
import type { PaymentGateway } from '../../ports/payment-gateway.ts'

export type Currency = CurrenciesTable
export type Pack = Selectable<PacksTable>
export type PriceTier = PriceTiersTable

/** Packs, prices, currencies and settings, cached for a few seconds because every request reads them. */
export interface Catalogue {
  settings(): Promise<StoredSettings>
  currencies(): Promise<Currency[]>
  /** Null for a code that is not offered. */
  findCurrency(code: string): Promise<Currency | null>
  /** The requested currency, or the default if it is absent or unknown. */
  currencyOrDefault(code: string | undefined): Promise<Currency>
  packs(): Promise<Pack[]>
  /** By ascending minimum. */
  tiers(): Promise<PriceTier[]>
  /** Sorted by title, in the order of English. */
  countries(): Promise<CountriesTable[]>
}

/** Not the database's: its order of letters depends on the locale that it was made with. */
const alphabet = new Intl.Collator('en')

const CACHE_TTL = 5 * SECOND

const hostedMethod = { id: 2, title: 'Card or another method', code: 'hosted' }

/** A provider with a page of its own is the only method: it offers its own choice there. */
function methodsOf(kind: PaymentGateway['kind'], stored: StoredSettings['payment_methods']) {
  if (kind === 'card') return stored
  return [stored.find(({ code }) => code === 'hosted') ?? hostedMethod]
}

export function createCatalogue(db: Db, clock: Clock, gateway: PaymentGateway['kind'] = 'card'): Catalogue {
  const settings = cached(clock, CACHE_TTL, async () => {
    const row = await db.selectFrom('settings').select('value').executeTakeFirstOrThrow()
    return { ...row.value, payment_methods: methodsOf(gateway, row.value.payment_methods) }
  })
  const currencies = cached(clock, CACHE_TTL, () => db.selectFrom('currencies').selectAll().orderBy('id').execute())
  const packs = cached(clock, CACHE_TTL, () => db.selectFrom('packs').selectAll().orderBy('position').execute())
  const tiers = cached(clock, CACHE_TTL, () => db.selectFrom('price_tiers').selectAll().orderBy('min_tenths').execute())
  const countries = cached(clock, CACHE_TTL, async () => {
    const rows = await db.selectFrom('countries').selectAll().execute()
    return rows.sort((one, other) => alphabet.compare(one.title, other.title) || one.id - other.id)
  })

  return {
    settings,
    currencies,
    countries,
    packs,
    tiers,
    async findCurrency(code) {
      return (await currencies()).find((currency) => currency.code === code) ?? null
    },
    async currencyOrDefault(code) {
      const all = await currencies()
      const found = all.find((currency) => currency.code === code) ?? all.find((currency) => currency.is_default)
      if (!found) throw new Error('no default currency is set')
      return found
    },
  }
}
