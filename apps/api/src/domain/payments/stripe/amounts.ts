/**
 * Stripe's own decimals of currencies that have other than two, and its steps (docs.stripe.com/currencies): ISK and UGX
 * have no decimals and are written with two zeros, and three decimals end with a zero.
 */
const zeroDecimals = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ')
const twoZeros = ['ISK', 'UGX']
const threeDecimals = ['BHD', 'JOD', 'KWD', 'OMR', 'TND']

/** A shop's currency: its code in upper case, and the decimals of its minor unit here. */
export interface ShopCurrency {
  code: string
  digits: number
}

interface StripeRule {
  digits: number
  /** The amount in Stripe's smallest unit is a multiple of it. */
  step: number
}

function ruleOf(code: string): StripeRule {
  if (zeroDecimals.includes(code)) return { digits: 0, step: 1 }
  if (twoZeros.includes(code)) return { digits: 2, step: 100 }
  if (threeDecimals.includes(code)) return { digits: 3, step: 10 }
  return { digits: 2, step: 1 }
}

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other))

/** The smallest amount that Stripe charges exactly, in minor units of the shop; each multiple of it can be charged. */
export function chargeStep({ code, digits }: ShopCurrency): number {
  const rule = ruleOf(code)
  if (digits > rule.digits) return rule.step * 10 ** (digits - rule.digits)
  return rule.step / divisor(rule.step, 10 ** (rule.digits - digits))
}

/** The amount in Stripe's smallest unit; null if it cannot be charged exactly. */
export function toStripe(minor: number, currency: ShopCurrency): number | null {
  if (minor % chargeStep(currency) !== 0) return null
  const shift = ruleOf(currency.code).digits - currency.digits
  return shift < 0 ? minor / 10 ** -shift : minor * 10 ** shift
}

/** An amount of Stripe in minor units of the shop; rounded to one if a refund or a dispute has a part of it. */
export function fromStripe(amount: number, { code, digits }: ShopCurrency): number {
  const shift = ruleOf(code).digits - digits
  return shift < 0 ? amount * 10 ** -shift : Math.round(amount / 10 ** shift)
}
