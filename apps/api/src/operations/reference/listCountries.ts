import type { AnswerOf } from '../../platform/contract/types.ts'
import type { CountriesTable } from '../../platform/db/schema.ts'
import { fixedPer } from '../../platform/support/cache.ts'
import { defineOperation } from '../operation.ts'

const cachedCountries = fixedPer(
  (countries: CountriesTable[]): AnswerOf<'listCountries'> => ({
    status: 'OK',
    payload: countries,
  }),
)

export const listCountries = defineOperation('listCountries', async (_call, { catalogue }) =>
  cachedCountries(await catalogue.countries(), ''),
)
