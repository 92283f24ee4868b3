import { isEuCountry } from './vatNumber.ts'

/** The settings that decide the VAT of an order. */
export interface VatRules {
  vatPercent: number
  /** Percent by the ISO code of the buyer's country. */
  vatByCountry?: Readonly<Record<string, number>> | undefined
  reverseCharge?: boolean | undefined
  /** The ISO code of the seller's country. */
  sellerCountry?: string | null | undefined
}

export interface BuyerVat {
  percent: number
  /** A company of another country of the EU owes the VAT itself. */
  reverseCharge: boolean
}

/** The VAT of a buyer: by the country of the billing address, or the one rate for a country without its own. */
export function vatOf(rules: VatRules, countryIso: string | null, hasVatNumber: boolean): BuyerVat {
  const { vatPercent, vatByCountry = {}, sellerCountry } = rules
  if (countryIso === null) return { percent: vatPercent, reverseCharge: false }
  const isAbroad = isEuCountry(countryIso) && isEuCountry(sellerCountry ?? '') && countryIso !== sellerCountry
  if (rules.reverseCharge === true && hasVatNumber && isAbroad) return { percent: 0, reverseCharge: true }
  return { percent: vatByCountry[countryIso] ?? vatPercent, reverseCharge: false }
}
