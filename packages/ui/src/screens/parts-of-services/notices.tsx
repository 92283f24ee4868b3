import { Button } from '../../primitives/Button/Button.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import type { TokenShortage } from './types.ts'
import { useBenchTexts } from './useBenchTexts.ts'

export interface ShortageNoticeProps extends TokenShortage {
  /** Given the missing tenths. */
  onBuyTokens: (missing: number) => void
}

/** Not enough tokens (402): what it needs, what there is, and the way on without leaving the page (D54). */
export function ShortageNotice({ needed, balance, onBuyTokens }: ShortageNoticeProps) {
  const { t, tokens } = useBenchTexts()
  return (
    <Notice
      tone="caution"
      title={t('bench.notEnough.title')}
      action={
        <Button tone="neutral" size="sm" onClick={() => onBuyTokens(needed - balance)}>
          {t('bench.notEnough.action')}
        </Button>
      }
    >
      {t('bench.notEnough.text', { needed: tokens(needed), balance: tokens(balance) })}
    </Notice>
  )
}

/** The server said no, or did not answer. Fields in error say so themselves, so this one only points at them. */
export function RefusedNotice({ message, fieldsMarked }: { message: string | null; fieldsMarked: boolean }) {
  const { t } = useBenchTexts()
  return (
    <Notice tone="critical" title={t('bench.refused.title')}>
      {fieldsMarked ? t('bench.refused.fields') : (message ?? t('bench.refused.text'))}
    </Notice>
  )
}

/** Progress cannot be read, while the work goes on. */
export function OfflineNotice() {
  const { t } = useBenchTexts()
  return (
    <Notice tone="caution" title={t('bench.offline.title')}>
      {t('bench.offline.text')}
    </Notice>
  )
}

/** Tokens were bought for a job that waited for them: it is offered again, and never started by itself (D54). */
export function OfferedNotice() {
  const { t } = useBenchTexts()
  return (
    <Notice tone="positive" title={t('bench.offered.title')}>
      {t('bench.offered.text')}
    </Notice>
  )
}
