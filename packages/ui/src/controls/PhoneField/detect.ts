import type { PhoneCountry } from './countries.ts'

const byPriority = (one: PhoneCountry, other: PhoneCountry) => one.priority - other.priority

/** The country of an international number, and whether an area code determines it. */
function meant(digits: string, countries: readonly PhoneCountry[]) {
  const matching = countries.filter(({ dialCode }) => digits.startsWith(dialCode))
  const longest = Math.max(0, ...matching.map(({ dialCode }) => dialCode.length))
  const sharing = matching.filter(({ dialCode }) => dialCode.length === longest).toSorted(byPriority)
  const rest = digits.slice(longest)
  const byArea = sharing.find(({ areaCodes }) => areaCodes.some((area) => rest.startsWith(area)))
  return { country: byArea ?? sharing[0] ?? null, sharing, sure: byArea !== undefined }
}

/** Whether more digits could make a number of the country. */
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
  // A shared dial code alone means a country without area codes.
  const fallback = sure ? undefined : sharing.find((one) => one.areaCodes.length === 0 && isAccepted(one))
  if (fallback) return { country: fallback, possible: true }
  return { country: null, possible: accepted.some((one) => mayBecome(digits, one)) }
}

/** Normalises accents, case and signs: `St. Vincent & Grenadines` also matches `saint vincent and the grenadines`. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase('en-US')
    .replace(/&/g, ' and ')
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bsaint\b/g, 'st')
    .replace(/\b(and) the\b/g, '$1')

/** The digits of a dial code after any exit code: `+44`, `0044`, `011 44`. Null for anything else. */
function dialled(query: string): string | null {
  const text = query.normalize('NFKC').trim()
  return /^[+\d\s()-]+$/.test(text) ? text.replace(/\D/g, '').replace(/^(?:011|0+)/, '') : null
}

/** Sort order of a match, the smallest first; null without a match. */
function rankOfName(wanted: string, { name, iso2, otherNames }: PhoneCountry): number | null {
  const names = [name, ...otherNames].map(fold)
  if (fold(iso2) === wanted || names.includes(wanted)) return 0
  if (names.some((one) => one.startsWith(wanted))) return 1
  return names.some((one) => one.includes(wanted)) ? 2 : null
}

/** After every priority. */
const LONGER_CODE = 9

/** Countries may share a dial code: the country of the lowest priority number comes first. */
function rankOfCode(digits: string, { dialCode, priority }: PhoneCountry): number | null {
  if (dialCode === digits) return priority
  return dialCode.startsWith(digits) ? LONGER_CODE : null
}

/**
 * Finds countries by their code, dial code or name, the best match first. Names that people use count as well: UK,
 * England, Turkey.
 */
export function searchCountries(query: string, countries: readonly PhoneCountry[]): readonly PhoneCountry[] {
  const digits = dialled(query)
  const wanted = fold(query)
  if ((digits ?? wanted) === '') return countries
  const rank = (country: PhoneCountry) => (digits === null ? rankOfName(wanted, country) : rankOfCode(digits, country))
  return countries
    .flatMap((country) => {
      const place = rank(country)
      return place === null ? [] : [{ country, place }]
    })
    .toSorted((one, other) => one.place - other.place)
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
