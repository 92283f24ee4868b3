import { fromMinor, toMinor } from '@mintage/api-client/amounts'
import { currencyDecimals } from '@mintage/ui/format'

/** 9.99 EUR of the API -> 999. */
export const minorOf = (major: number, currency: string): number => toMinor(major, currencyDecimals(currency))

/** 999 -> 9.99 EUR for the API. */
export const majorOf = (minor: number, currency: string): number => fromMinor(minor, currencyDecimals(currency))
