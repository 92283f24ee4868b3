import type { Currency, Pack } from '../../domain/catalogue/catalogue.ts'
import { convertMinor } from '../../domain/catalogue/pricing.ts'
import type { AnswerOf } from '../../platform/contract/types.ts'
import { fromMinor, fromTenths } from '../../platform/support/amounts.ts'
import { fixedPer } from '../../platform/support/cache.ts'
import { defineOperation } from '../operation.ts'

const inCurrency = (currency: Currency) =>
  fixedPer(
    (packs: Pack[]): AnswerOf<'listPacks'> => ({
      status: 'OK',
      payload: packs.map((pack) => ({
        id: pack.id,
        title: pack.title,
        description: pack.description,
        credits: fromTenths(pack.credits_tenths),
        price: fromMinor(convertMinor(pack.price_minor, currency), currency.digits),
        features: pack.features,
      })),
    }),
  )

/** A changed currency is a new object and so gets new answers. */
const cachedLists = new WeakMap<Currency, ReturnType<typeof inCurrency>>()

export const listPacks = defineOperation('listPacks', async ({ query }, { catalogue }) => {
  const currency = await catalogue.currencyOrDefault(query.currency)
  const answer = cachedLists.get(currency) ?? inCurrency(currency)
  cachedLists.set(currency, answer)
  return answer(await catalogue.packs(), '')
})
