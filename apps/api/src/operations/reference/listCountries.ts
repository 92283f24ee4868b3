import type { AnswerOf } from '../../platform/contract/types.ts'
import type { CountriesTable } from '../../platform/db/schema.ts'
import { defineOperation } from '../../platform/http/operation.ts'
import { fixedPer } from '../../platform/support/cache.ts'

const answer = fixedPer(
  (countries: CountriesTable[]): AnswerOf<'listCountries'> => ({
    status: 'OK',
    payload: countries,
  }),
)

export const listCountries = defineOperation('listCountries', async (_call, { catalogue }) =>
  answer(await catalogue.countries(), ''),
)
