import { formatDateTime } from '../../format/dates.ts'
import { formatOrderId } from '../../format/orderId.ts'
import { Price } from '../../primitives/Price/Price.tsx'
import { TokenAmount } from '../../primitives/TokenAmount/TokenAmount.tsx'
import { withdrawalTexts } from '../../texts/en/withdrawal.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { Sum } from '../BuyTokensModal/Sum.tsx'
import * as styles from './WithdrawalModal.css.ts'

/** The figures of a withdrawal, before and after it. */
export interface WithdrawalFigures {
  orderId: string
  /** Tenths of a token in the purchase. */
  tokens: number
  /** Tenths that are taken back. */
  unused: number
  /** Minor units of `currency`, VAT included. */
  amount: number
  vat: number
  currency: string
  /** ISO 8601. */
  until: string
  name: string
  /** Where the confirmation is sent. */
  email: string
  /** ISO 8601; null before it is made. */
  withdrawnAt: string | null
}

/** Order, buyer, tokens and the amount of a withdrawal. */
export function Figures({ figures }: { figures: WithdrawalFigures }) {
  const t = useTexts(withdrawalTexts)
  const { orderId, tokens, unused, amount, vat, currency, until, name, email, withdrawnAt } = figures
  return (
    <div className={styles.figures}>
      <Sum
        lines={[
          { label: t('withdrawal.order'), value: formatOrderId(orderId) },
          { label: t('withdrawal.buyer'), value: name },
          { label: t('withdrawal.email'), value: email },
          ...(withdrawnAt === null ? [{ label: t('withdrawal.until'), value: formatDateTime(until) }] : []),
          { label: t('withdrawal.bought'), value: <TokenAmount tenths={tokens} /> },
          { label: t('withdrawal.unused'), value: <TokenAmount tenths={unused} /> },
          ...(vat > 0 ? [{ label: t('withdrawal.vat'), value: <Price amount={vat} currency={currency} /> }] : []),
          { label: t('withdrawal.amount'), value: <Price amount={amount} currency={currency} />, total: true },
        ]}
      />
    </div>
  )
}
