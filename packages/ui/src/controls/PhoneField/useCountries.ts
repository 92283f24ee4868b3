import { useEffect, useState } from 'react'
import type { PhoneCountry } from './countries.ts'

export interface Countries {
  /** All countries; empty until the list has loaded. */
  all: readonly PhoneCountry[]
  /** Countries that the field accepts. */
  accepted: readonly PhoneCountry[]
}

/** The list of countries, loaded when the field mounts; `supported` are the accepted ISO codes, all by default. */
export function useCountries(supported: readonly string[] | undefined): Countries {
  const [countries, setCountries] = useState<Countries>({ all: [], accepted: [] })
  const supportedKey = supported?.join()
  useEffect(() => {
    const only = supportedKey?.split(',')
    let gone = false
    void import('./countries.ts').then(({ phoneCountries }) => {
      const accepted = only ? phoneCountries.filter(({ iso2 }) => only.includes(iso2)) : phoneCountries
      if (!gone) setCountries({ all: phoneCountries, accepted })
    })
    return () => {
      gone = true
    }
  }, [supportedKey])
  return countries
}
