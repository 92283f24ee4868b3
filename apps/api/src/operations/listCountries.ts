import type { AnswerOf } from '../contract/types.ts'
import type { CountriesTable } from '../db/schema.ts'
import { defineOperation } from '../http/operation.ts'
import { fixedPer } from '../support/cache.ts'

const answer = fixedPer(
  (countries: CountriesTable[]): AnswerOf<'listCountries'> => ({
    status: 'OK',
    payload: countries,
  }),
)

export const listCountries = defineOperation('listCountries', async (_call, { catalogue }) =>
  answer(await catalogue.countries(), ''),
)
