import type { PhoneCountry } from './countries.ts'

const byPriority = (one: PhoneCountry, other: PhoneCountry) => one.priority - other.priority

/** The country that an international number's digits mean, and whether an area code says so. */
function meant(digits: string, countries: readonly PhoneCountry[]) {
  const matching = countries.filter(({ dialCode }) => digits.startsWith(dialCode))
  const longest = Math.max(0, ...matching.map(({ dialCode }) => dialCode.length))
  const sharing = matching.filter(({ dialCode }) => dialCode.length === longest).toSorted(byPriority)
  const rest = digits.slice(longest)
  const byArea = sharing.find(({ areaCodes }) => areaCodes.some((area) => rest.startsWith(area)))
  return { country: byArea ?? sharing[0] ?? null, sharing, sure: byArea !== undefined }
}

/** Whether more digits could make it a number of the country. */
const mayBecome = (digits: string, { dialCode, areaCodes }: PhoneCountry) =>
  dialCode.startsWith(digits) || areaCodes.some((area) => (dialCode + area).startsWith(digits))

/**
 * The country of an international number's digits (no plus) among those to accept. `country` is null while the code
 * is still being typed; `possible` is false once none of them can come of it (R286). `all` are the countries there
 * are: where several share a dial code, an area code of one that is not accepted rules the number out.
 */
export function detectCountry(
  digits: string,
  accepted: readonly PhoneCountry[],
  all: readonly PhoneCountry[] = accepted,
): { country: PhoneCountry | null; possible: boolean } {
  const { country, sharing, sure } = meant(digits, all)
  const isAccepted = (one: PhoneCountry) => accepted.some(({ iso2 }) => iso2 === one.iso2)
  if (country && isAccepted(country)) return { country, possible: true }
  // Only a country without area codes of its own can be meant by a dial code that it shares with another.
  const fallback = sure ? undefined : sharing.find((one) => one.areaCodes.length === 0 && isAccepted(one))
  if (fallback) return { country: fallback, possible: true }
  return { country: null, possible: accepted.some((one) => mayBecome(digits, one)) }
}

/** Countries whose name, code or dial code begins with, or whose name contains, what was searched. */
export function searchCountries(query: string, countries: readonly PhoneCountry[]): readonly PhoneCountry[] {
  const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('en-US')
  const wanted = fold(query.trim())
  if (!wanted) return countries
  const digits = wanted.replace(/^\+/, '')
  const rank = ({ name, iso2, dialCode }: PhoneCountry) => {
    if (fold(iso2) === wanted || dialCode === digits) return 0
    if (fold(name).startsWith(wanted)) return 1
    if (/^\d+$/.test(digits) && dialCode.startsWith(digits)) return 2
    return fold(name).includes(wanted) ? 3 : 4
  }
  return countries
    .map((country) => ({ country, rank: rank(country) }))
    .filter((found) => found.rank < 4)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ country }) => country)
}

/** Lets a call through at most once in `every` ms; `now` in ms of any one clock. */
export function makeThrottle(every: number) {
  let last = Number.NEGATIVE_INFINITY
  return (now: number): boolean => {
    if (now - last < every) return false
    last = now
    return true
  }
}

/** The position in `formatted` after as many digits or pluses as were before the caret. */
export function caretBehind(formatted: string, before: string): number {
  const wanted = before.replace(/[^\d+]/g, '').length
  let seen = 0
  for (let place = 0; place < formatted.length; place += 1) {
    if (seen === wanted) return place
    if (/[\d+]/.test(formatted.charAt(place))) seen += 1
  }
  return formatted.length
}
