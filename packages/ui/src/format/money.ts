/** Amounts of money are integer minor units of a currency: 999 is €9.99, and 999 is ¥999. */

const withoutDecimals = 'JPY KRW VND CLP ISK PYG UGX VUV XAF XOF XPF'.split(' ')
const withThree = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')

/** From the shop's list of currencies. */
const decimalsOfShop = new Map<string, number>()

/** Sets the decimals by which the server rounds, before the first amount is read. */
export function setDecimals(currencies: readonly { code: string; digits?: number }[]): void {
  for (const { code, digits } of currencies) if (digits !== undefined) decimalsOfShop.set(code, digits)
}

/**
 * Decimal places of a currency: from the server, or else from the table of R394 and R395, or 2. Intl is not used,
 * because its answer differs between engines (HUF has 0 or 2, IQD 0 or 3).
 */
export function currencyDecimals(code: string): number {
  return decimalsOfShop.get(code) ?? (withoutDecimals.includes(code) ? 0 : withThree.includes(code) ? 3 : 2)
}

/** Minor units to major units, which Intl formats. */
const inMajor = (minor: number, code: string): number => minor / 10 ** currencyDecimals(code)

const formats = new Map<string, Intl.NumberFormat>()

function moneyFormat(code: string, places: number, most = places): Intl.NumberFormat {
  const key = `${code}/${places}/${most}`
  const known = formats.get(key)
  // Stryker disable next-line all: the cache saves time, and answers the same
  if (known) return known
  const fraction = { minimumFractionDigits: places, maximumFractionDigits: most }
  const made = /^[A-Za-z]{3}$/.test(code)
    ? new Intl.NumberFormat('en-US', { style: 'currency', currency: code, ...fraction })
    : new Intl.NumberFormat('en-US', fraction)
  // Stryker disable next-line all: the cache saves time, and answers the same
  formats.set(key, made)
  return made
}

/** Money in US English currency style: `€1,234.50` (R393). A falsy amount shows 0.00 in every currency (R396). */
export function formatMoney(minor: number | null | undefined, code: string): string {
  if (!minor || !Number.isFinite(minor)) return moneyFormat(code, 2).format(0)
  return moneyFormat(code, currencyDecimals(code)).format(inMajor(minor, code))
}

/** A price in the internal currency: two decimals without a sign, because its mark is in front (R392, D23). */
export function formatInternal(minor: number | null | undefined, code: string): string {
  return moneyFormat('', 2).format(minor && Number.isFinite(minor) ? inMajor(minor, code) : 0)
}

/**
 * Price per token, from a price in minor units for tenths of a token. Keeps fractions of a minor unit with up to two
 * more decimals than the currency has: `€0.0498`. Rounded half up, in integers.
 */
export function formatUnitPrice(minor: number, tenths: number, code: string): string {
  const hundredths = Math.round((minor * 1000) / tenths)
  if (!minor || !Number.isFinite(hundredths)) return formatMoney(0, code)
  const places = currencyDecimals(code)
  return moneyFormat(code, places, places + 2).format(hundredths / 10 ** (places + 2))
}

/** A price that was paid, or is asked, for tokens: minor units of the currency for tenths of a token. */
export interface TokenValue {
  amount: number
  tokens: number
  currency: string
}

/** The money equivalent of tokens: rounded to the currency, but with more decimals where it is less than its smallest coin. */
export function formatTokenValue(tenths: number, { amount, tokens, currency }: TokenValue): string {
  const minor = Math.round((amount * tenths) / tokens)
  return minor === 0 ? formatUnitPrice((amount * tenths) / 10, tokens, currency) : formatMoney(minor, currency)
}
