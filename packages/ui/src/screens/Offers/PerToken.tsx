import { formatUnitPrice } from '../../format/money.ts'
import { type InternalCurrency, Price } from '../../primitives/Price/Price.tsx'

export interface PerTokenProps {
  /** Minor units, for `tenths` of a token. */
  total: number
  tenths: number
  currency: string
  internal?: InternalCurrency | null | undefined
}

/** Price of one token. It may be less than the smallest coin, so it keeps the necessary decimals. */
export function PerToken({ total, tenths, currency, internal }: PerTokenProps) {
  if (internal) return <Price amount={Math.round((total * 10) / tenths)} currency={currency} internal={internal} />
  return <span>{formatUnitPrice(total, tenths, currency)}</span>
}
