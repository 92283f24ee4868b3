import { currencyDecimals } from './money.ts'
import { readDecimal, withoutInvisible } from './numerals.ts'

type Display = 'symbol' | 'narrowSymbol'

// Kept: to make a number format takes longer than to read an amount, and a field reads at every key.
const signs = new Map<string, string>()

function signOf(currency: string, currencyDisplay: Display): string {
  const key = `${currency}/${currencyDisplay}`
  const known = signs.get(key)
  // Stryker disable next-line all: what is kept saves time, and answers the same
  if (known !== undefined) return known
  const made = makeSign(currency, currencyDisplay)
  // Stryker disable next-line all: what is kept saves time, and answers the same
  signs.set(key, made)
  return made
}

function makeSign(currency: string, currencyDisplay: Display): string {
  try {
    const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay }).formatToParts(0)
    return parts.find((part) => part.type === 'currency')?.value ?? currency
  } catch {
    // No code that Intl knows: it stands for itself.
    return currency
  }
}

/** The sign of a currency as US English writes it: `€`, `CA$`; its code where it has none. */
export function currencySign(currency: string): string {
  return signOf(currency, 'symbol')
}

/** Takes the currency's own sign or code off either end; another currency's stays, and makes the text unreadable. */
function withoutSign(text: string, currency: string): string {
  const bare = text.trim()
  const upper = bare.toUpperCase()
  // CA$ before $, which is its end.
  const own = [currency, currencySign(currency), signOf(currency, 'narrowSymbol')]
  for (const sign of own.map((one) => one.toUpperCase())) {
    if (upper.startsWith(sign)) return bare.slice(sign.length)
    if (upper.endsWith(sign)) return bare.slice(0, -sign.length)
  }
  return bare
}

/**
 * An amount as typed or pasted, in minor units of its currency; null for what is no amount of it. Reads `1,234.56`,
 * `1.234,56`, `€1,234.56`, `1 234,56 €` and digits of any script. Refused rather than guessed: a minus, an exponent, another
 * currency's sign, more decimals than the currency has, and what two countries read differently (`1.234`).
 */
export function parseAmount(text: string, currency: string): number | null {
  const places = currencyDecimals(currency)
  const read = readDecimal(withoutSign(withoutInvisible(text), currency), places)
  if (read === null || /[1-9]/.test(read.fraction.slice(places))) return null
  const minor = Number(read.whole + read.fraction.slice(0, places).padEnd(places, '0'))
  return Number.isSafeInteger(minor) ? minor : null
}

/** Minor units as a field shows them: `1234.50` for 123450 euro cents. No sign and no groups, to be edited easily. */
export function editableAmount(minor: number, currency: string): string {
  const places = currencyDecimals(currency)
  const digits = String(Math.max(0, Math.round(minor) || 0)).padStart(places + 1, '0')
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
}
