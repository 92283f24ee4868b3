import { Button } from '../../../primitives/Button/Button.tsx'
import { Notice } from '../../../primitives/Notice/Notice.tsx'
import type { TokenShortage } from './types.ts'
import { useServiceTexts } from './useServiceTexts.ts'

export interface ShortageNoticeProps extends TokenShortage {
  /** Given the missing tenths. */
  onBuyTokens: (missing: number) => void
}

/** Not enough tokens (402): what it needs, what there is, and the way on without leaving the page (D54). */
export function ShortageNotice({ needed, balance, onBuyTokens }: ShortageNoticeProps) {
  const { t, tokens } = useServiceTexts()
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
      {t('services.notEnough.text', { needed: tokens(needed), balance: tokens(balance) })}
    </Notice>
  )
}

/** The server said no, or did not answer. Fields in error say so themselves, so this one only points at them. */
export function RefusedNotice({ message, fieldsMarked }: { message: string | null; fieldsMarked: boolean }) {
  const { t } = useServiceTexts()
  return (
    <Notice tone="critical" title={t('services.refused.title')}>
      {fieldsMarked ? t('services.refused.fields') : (message ?? t('services.refused.text'))}
    </Notice>
  )
}

/** Progress cannot be read, while the work goes on. */
export function OfflineNotice() {
  const { t } = useServiceTexts()
  return (
    <Notice tone="caution" title={t('services.offline.title')}>
      {t('services.offline.text')}
    </Notice>
  )
}

/** Tokens were bought for a job that waited for them: it is offered again, and never started by itself (D54). */
export function OfferedNotice() {
  const { t } = useServiceTexts()
  return (
    <Notice tone="positive" title={t('services.offered.title')}>
      {t('services.offered.text')}
    </Notice>
  )
}
