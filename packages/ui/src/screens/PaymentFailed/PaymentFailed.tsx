import { opensDialog } from '../../primitives/AppLink/opensDialog.ts'
import { Button, CloseIcon, Notice, Text } from '../../primitives/index.ts'
import { paymentResultTexts } from '../../texts/en/paymentResult.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { ResultLayout } from '../shared/payment-result/ResultLayout.tsx'
import * as styles from './PaymentFailed.css.ts'

/** Shown characters of the address's `error` parameter (D30), which anyone can write. */
const DETAIL_MAX = 200

export type PaymentFailure =
  | { kind: 'cancelled' }
  /** `error` is the address's parameter, shown as plain text; null or empty shows general advice (R380). */
  | { kind: 'failed'; error: string | null }

export interface PaymentFailedProps {
  failure: PaymentFailure
  /** `/pay` while a checkout is saved, else `/pricing` (D28). */
  tryAgainHref: string
  contactHref: string
  /** Opens the contact modal. */
  onContact: () => void
}

const shorten = (text: string) => Array.from(text.trim()).slice(0, DETAIL_MAX).join('')

export function PaymentFailed({ failure, tryAgainHref, contactHref, onContact }: PaymentFailedProps) {
  const t = useTexts(paymentResultTexts)
  const reason = failure.kind === 'failed' ? shorten(failure.error ?? '') : t('paymentResult.failed.cancelled')
  return (
    <ResultLayout
      tone="critical"
      icon={CloseIcon}
      title={t('paymentResult.failed.title')}
      actions={
        <>
          <Button href={tryAgainHref} size="lg">
            {t('paymentResult.failed.tryAgain')}
          </Button>
          <Button href={contactHref} {...opensDialog(onContact)} size="lg" variant="outline" tone="neutral">
            {t('paymentResult.failed.contact')}
          </Button>
        </>
      }
    >
      <p>{t('paymentResult.failed.body')}</p>
      <Notice
        tone="critical"
        className={styles.detail}
        {...(reason ? { title: t('paymentResult.failed.reason') } : {})}
        live={false}
      >
        {reason || t('paymentResult.failed.detail')}
      </Notice>
      <Text size="small">{t('paymentResult.failed.noTokens')}</Text>
    </ResultLayout>
  )
}
