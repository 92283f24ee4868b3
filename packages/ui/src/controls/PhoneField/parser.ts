import { AsYouType, type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A number as parsed for a country. The parser is large, so it is loaded on first use. */
export interface ParsedPhone {
  /** The formatted number for the field. */
  display: string
  /** E.164, or '' if the number is not complete enough. */
  international: string
  nationalNumber: string
  /** ISO 3166 alpha-2, if the number determines it. */
  country: string | null
  valid: boolean
}

const known = (iso2: string | null): CountryCode | undefined => (iso2 && isSupportedCountry(iso2) ? iso2 : undefined)

export function parsePhone(text: string, iso2: string | null): ParsedPhone {
  const country = known(iso2)
  const formatter = new AsYouType(country)
  const display = formatter.input(text)
  const number = parsePhoneNumberFromString(text, country ? { defaultCountry: country } : undefined)
  return {
    display,
    international: number?.number ?? formatter.getNumberValue() ?? '',
    nationalNumber: number?.nationalNumber ?? formatter.getNumber()?.nationalNumber ?? '',
    country: number?.country ?? null,
    valid: number?.isValid() ?? false,
  }
}

/** The number without its country code, for a field that shows the code separately. */
export function toNational(text: string): string {
  return parsePhoneNumberFromString(text)?.formatNational() ?? text
}
