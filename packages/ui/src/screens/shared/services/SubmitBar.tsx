import type { ReactNode } from 'react'
import { Button } from '../../../primitives/Button/Button.tsx'
import { leftAfter } from './numbers.ts'
import * as styles from './SubmitBar.css.ts'
import type { Balance } from './types.ts'
import { useServiceTexts } from './useServiceTexts.ts'

export interface SubmitBarProps {
  /** The action and its cost: `Generate 4 images · 4 tokens`. */
  label: string
  busy?: boolean
  busyLabel?: string
  disabled?: boolean
  /** Tenths; null while nothing is to be paid. */
  cost: number | null
  balance: Balance
  /** Replaces the balance while nothing is to be paid. */
  idleHint?: string
  /** The result of the last press, shown in the sticky bar. It replaces the shortage text. */
  notice?: ReactNode
  /** Receives the missing tenths. */
  onBuyTokens: (missing: number) => void
}

function Afterwards({
  cost,
  balance,
  onBuyTokens,
}: { cost: number; balance: number } & Pick<SubmitBarProps, 'onBuyTokens'>) {
  const { t, tokens } = useServiceTexts()
  const left = leftAfter(balance, cost)
  if (left > 0) return <span>{t('services.leftAfter', { tokens: tokens(left) })}</span>
  if (left === 0) return <span>{t('services.exactly', { tokens: tokens(cost) })}</span>
  return (
    <>
      <span className={styles.short}>{t('services.short', { balance: tokens(balance), missing: tokens(-left) })}</span>
      <button type="button" className={styles.buy} onClick={() => onBuyTokens(-left)}>
        {t('services.notEnough.action')}
      </button>
    </>
  )
}

/**
 * The only button that spends tokens, with the exact cost on it and the remaining balance below. It is enabled even if
 * tokens are short, because the shown balance may be outdated and the server decides.
 */
export function SubmitBar({
  notice,
  label,
  busy = false,
  busyLabel,
  disabled,
  cost,
  balance,
  idleHint,
  onBuyTokens,
}: SubmitBarProps) {
  const { t, about, priced } = useServiceTexts()
  const known = cost !== null && balance !== null
  return (
    <div className={styles.bar}>
      {notice}
      <Button type="submit" size="lg" fullWidth busy={busy} busyLabel={busyLabel} disabled={disabled}>
        {label}
      </Button>
      <div className={styles.afterwards} aria-live="polite">
        {cost !== null && about(cost) !== null ? (
          <>
            <span>{priced(cost)}</span>
            <span aria-hidden="true">·</span>
          </>
        ) : null}
        {known ? (
          <Afterwards cost={cost} balance={balance} onBuyTokens={onBuyTokens} />
        ) : (
          <span>{(cost === null && idleHint) || t('services.payPerDelivered')}</span>
        )}
      </div>
    </div>
  )
}
