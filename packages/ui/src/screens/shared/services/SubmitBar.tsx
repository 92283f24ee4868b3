import type { ReactNode } from 'react'
import { Button } from '../../../primitives/Button/Button.tsx'
import { leftAfter } from './numbers.ts'
import * as styles from './SubmitBar.css.ts'
import type { Balance } from './types.ts'
import { useServiceTexts } from './useServiceTexts.ts'

export interface SubmitBarProps {
  /** What it does and what it costs: `Generate 4 images · 4 tokens`. */
  label: string
  busy?: boolean
  busyLabel?: string
  disabled?: boolean
  /** Tenths; null while there is nothing to pay for. */
  cost: number | null
  balance: Balance
  /** Shown in place of the balance while there is nothing to pay for. */
  idleHint?: string
  /** What came of the last press. It stands in the bar, which stays in sight, and has the last word on shortages. */
  notice?: ReactNode
  /** Given the missing tenths. */
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
 * The one button that spends tokens, with the exact cost on it and the balance after it underneath. It is not disabled
 * when tokens are short: the server's answer is the truth, and the balance shown may be old.
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
  const { t } = useServiceTexts()
  const known = cost !== null && balance !== null
  return (
    <div className={styles.bar}>
      {notice}
      <Button type="submit" size="lg" fullWidth busy={busy} busyLabel={busyLabel} disabled={disabled}>
        {label}
      </Button>
      <div className={styles.afterwards} aria-live="polite">
        {known ? (
          <Afterwards cost={cost} balance={balance} onBuyTokens={onBuyTokens} />
        ) : (
          <span>{(cost === null && idleHint) || t('services.payPerDelivered')}</span>
        )}
      </div>
    </div>
  )
}
