import { formatOrderId } from '../../format/index.ts'
import { Button, Icon, RefreshIcon, Spinner, Text } from '../../primitives/index.ts'
import { paymentResultTexts } from '../../texts/en/paymentResult.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { ResultLayout } from '../shared/payment-result/ResultLayout.tsx'
import * as styles from './PaymentPending.css.ts'

export interface PaymentPendingProps {
  /** Hidden if null (R116). Empty while only the browser has the id; its line is already rendered. */
  orderId: string | null
  /** True while a requested check is pending. */
  checking: boolean
  onCheck: () => void
  hrefs: { account: string; home: string }
}

export function PaymentPending({ orderId, checking, onCheck, hrefs }: PaymentPendingProps) {
  const t = useTexts(paymentResultTexts)
  return (
    <ResultLayout
      tone="waiting"
      title={t('paymentResult.pending.title')}
      actions={
        <>
          <Button
            size="lg"
            onClick={onCheck}
            busy={checking}
            busyLabel={t('paymentResult.pending.checking')}
            iconStart={<Icon icon={RefreshIcon} />}
          >
            {t('paymentResult.pending.check')}
          </Button>
          <Button href={hrefs.account} size="lg" variant="outline" tone="neutral">
            {t('paymentResult.pending.account')}
          </Button>
          <Button href={hrefs.home} size="lg" variant="ghost" tone="neutral">
            {t('paymentResult.pending.home')}
          </Button>
        </>
      }
    >
      <p>{t('paymentResult.pending.body')}</p>
      <p className={styles.waiting} data-part="waiting">
        <Spinner size="md" label={null} />
        <span role="status">{t('paymentResult.pending.waiting')}</span>
      </p>
      {orderId === null ? null : (
        <Text as="div" size="small" className={styles.order}>
          <span>{t('paymentResult.pending.order')}</span>{' '}
          <span className={styles.orderId}>{formatOrderId(orderId)}</span>
        </Text>
      )}
    </ResultLayout>
  )
}
