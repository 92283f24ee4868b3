import { formatUnitPrice } from '../../format/money.ts'
import { type InternalCurrency, Price } from '../../primitives/Price/Price.tsx'

export interface PerTokenProps {
  /** Minor units, for `tenths` of a token. */
  total: number
  tenths: number
  currency: string
  internal?: InternalCurrency | null | undefined
}

/** A token may cost less than the smallest coin: its price keeps the decimals that it needs. */
export function PerToken({ total, tenths, currency, internal }: PerTokenProps) {
  if (internal) return <Price amount={Math.round((total * 10) / tenths)} currency={currency} internal={internal} />
  return <span>{formatUnitPrice(total, tenths, currency)}</span>
}
