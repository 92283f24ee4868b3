import { rows } from './countries.gen.ts'

/** A country of the phone field (R168). */
export interface PhoneCountry {
  name: string
  /** ISO 3166 alpha-2. */
  iso2: string
  /** Digits without the plus, as ITU-T E.164 assigns them. */
  dialCode: string
  /** Among countries with one dial code, the lowest number wins unless an area code decides. */
  priority: number
  /** Only where countries share a dial code. */
  areaCodes: readonly string[]
  /** Other names for the search: UK, England. */
  otherNames: readonly string[]
}

export const phoneCountries: readonly PhoneCountry[] = rows.map(
  ([name, iso2, dialCode, priority = 0, areas = '', otherNames = []]) => ({
    name,
    iso2,
    dialCode,
    priority,
    areaCodes: areas ? areas.split(' ') : [],
    otherNames,
  }),
)
