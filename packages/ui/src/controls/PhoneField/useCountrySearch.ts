import { useEffect, useState } from 'react'
import type { PhoneCountry } from './countries.ts'
import { searchCountries } from './detect.ts'

const SEARCH_DEBOUNCE_MS = 500

/** A search that waits for a pause in typing (R288), with its highlighted option. */
export function useCountrySearch(countries: readonly PhoneCountry[], selected: string | undefined, typed: string) {
  const [query, setQuery] = useState(typed)
  const [at, setAt] = useState(() => Math.max(0, typed ? 0 : countries.findIndex(({ iso2 }) => iso2 === selected)))
  const found = searchCountries(query, countries)

  useEffect(() => {
    if (typed === query) return
    const timer = setTimeout(() => {
      setQuery(typed)
      setAt(0)
    }, SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, query])

  /** The option that Enter chooses, from the list as it will be after the pause. */
  const pick = (): PhoneCountry | undefined => (typed === query ? found[at] : searchCountries(typed, countries)[0])

  const move = (key: string): boolean => {
    const last = Math.max(0, found.length - 1)
    const next = {
      ArrowDown: Math.min(at + 1, last),
      ArrowUp: Math.max(at - 1, 0),
      PageDown: Math.min(at + 8, last),
      PageUp: Math.max(at - 8, 0),
      Home: 0,
      End: last,
    }[key]
    if (next !== undefined) setAt(next)
    return next !== undefined
  }

  return { query, found, at, setAt, pick, move }
}
