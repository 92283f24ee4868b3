import { Button } from '../../../primitives/Button/Button.tsx'
import { Notice } from '../../../primitives/Notice/Notice.tsx'
import type { TokenShortage } from './types.ts'
import { useServiceTexts } from './useServiceTexts.ts'

export interface ShortageNoticeProps extends TokenShortage {
  /** Receives the missing tenths. */
  onBuyTokens: (missing: number) => void
}

/** Insufficient tokens (402): the price, the balance and a way to buy tokens in place (D54). */
export function ShortageNotice({ needed, balance, onBuyTokens }: ShortageNoticeProps) {
  const { t, tokens, priced } = useServiceTexts()
  return (
    <Notice
      tone="caution"
      title={t('services.notEnough.title')}
      action={
        <Button tone="neutral" size="sm" onClick={() => onBuyTokens(needed - balance)}>
          {t('services.notEnough.action')}
        </Button>
      }
    >
      {t('services.notEnough.text', { needed: priced(needed), balance: tokens(balance) })}
    </Notice>
  )
}

/** The server refused, or did not respond. Fields show their own errors, so this only points to them. */
export function RefusedNotice({ message, fieldsMarked }: { message: string | null; fieldsMarked: boolean }) {
  const { t } = useServiceTexts()
  return (
    <Notice tone="critical" title={t('services.refused.title')}>
      {fieldsMarked ? t('services.refused.fields') : (message ?? t('services.refused.text'))}
    </Notice>
  )
}

/** Progress cannot be read; the work continues. */
export function OfflineNotice() {
  const { t } = useServiceTexts()
  return (
    <Notice tone="caution" title={t('services.offline.title')}>
      {t('services.offline.text')}
    </Notice>
  )
}

/** Tokens were bought for a waiting request: it is offered again, and never starts automatically (D54). */
export function OfferedNotice() {
  const { t } = useServiceTexts()
  return (
    <Notice tone="positive" title={t('services.offered.title')}>
      {t('services.offered.text')}
    </Notice>
  )
}
