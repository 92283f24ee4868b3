import { cx } from 'class-variance-authority'
import { formatInternal, formatMoney } from '../../format/money.ts'
import * as styles from './Price.css.ts'

/** The product's own currency, if the settings name one (R165). */
export interface InternalCurrency {
  name: string
  image: string | null
}

export interface PriceProps {
  /** Minor units of `currency`; a falsy amount shows 0.00. */
  amount: number | null | undefined
  /** ISO 4217 code. */
  currency: string
  /** If given, the price uses this currency: its image or name, then two decimals (R392, D23). */
  internal?: InternalCurrency | null | undefined
  className?: string | undefined
}

/** Money, in tabular figures. */
export function Price({ amount, currency, internal, className }: PriceProps) {
  if (!internal) return <span className={cx(styles.price, className)}>{formatMoney(amount, currency)}</span>
  return (
    <span className={cx(styles.price, className)}>
      {internal.image ? (
        <img className={styles.mark} src={internal.image} alt={internal.name} />
      ) : (
        <span>{internal.name}</span>
      )}
      <span>{formatInternal(amount, currency)}</span>
    </span>
  )
}
