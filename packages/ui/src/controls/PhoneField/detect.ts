import type { PhoneCountry } from './countries.ts'

/**
 * The country of an international number's digits (no plus). `country` is null while the dial code is still being
 * typed; `possible` is false once no country of the list can come of it (R286).
 */
export function detectCountry(
  digits: string,
  countries: readonly PhoneCountry[],
): { country: PhoneCountry | null; possible: boolean } {
  const matching = countries.filter(({ dialCode }) => digits.startsWith(dialCode))
  const longest = Math.max(0, ...matching.map(({ dialCode }) => dialCode.length))
  const sharing = matching.filter(({ dialCode }) => dialCode.length === longest)
  const rest = digits.slice(longest)
  const byArea = sharing.find(({ areaCodes }) => areaCodes.some((area) => rest.startsWith(area)))
  const byPriority = sharing.toSorted((one, other) => one.priority - other.priority)[0]
  const country = byArea ?? byPriority ?? null
  const possible = country !== null || countries.some(({ dialCode }) => dialCode.startsWith(digits))
  return { country, possible }
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

/** The place in `formatted` behind as many digits or pluses as stood before the caret. */
export function caretBehind(formatted: string, before: string): number {
  const wanted = before.replace(/[^\d+]/g, '').length
  let seen = 0
  for (let place = 0; place < formatted.length; place += 1) {
    if (seen === wanted) return place
    if (/[\d+]/.test(formatted.charAt(place))) seen += 1
  }
  return formatted.length
}
