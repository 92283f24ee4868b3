import type { Currency } from '../../domain/catalogue/catalogue.ts'
import type { AnswerOf } from '../../platform/contract/types.ts'
import { fixedPer } from '../../platform/support/cache.ts'
import { defineOperation } from '../operation.ts'

const cachedCurrencies = fixedPer(
  (currencies: Currency[]): AnswerOf<'listCurrencies'> => ({
    status: 'OK',
    payload: currencies.map(({ code, value, symbol, is_default, digits }) => ({
      code,
      value,
      symbol,
      default: is_default ? 1 : 0,
      digits,
    })),
  }),
)

export const listCurrencies = defineOperation('listCurrencies', async (_call, { catalogue }) =>
  cachedCurrencies(await catalogue.currencies(), ''),
)
