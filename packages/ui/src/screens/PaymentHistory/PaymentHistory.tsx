import { lazy, Suspense } from 'react'
import { Button, CardIcon, EmptyState, Stack } from '../../primitives/index.ts'
import { accountTexts } from '../../texts/en/account.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { HistoryList, type HistoryState } from '../parts-of-account/HistoryList.tsx'
import { PageHeading } from '../parts-of-account/PageHeading.tsx'
import { type PaymentEntry, PaymentRow } from './PaymentRow.tsx'
import type { ReceiptState } from './Receipt.types.ts'

export type { PaymentEntry } from './PaymentRow.tsx'
export type { ReceiptData, ReceiptState } from './Receipt.types.ts'

const ReceiptModal = lazy(() => import('./ReceiptModal.tsx').then((module) => ({ default: module.ReceiptModal })))

export interface PaymentHistoryProps {
  list: HistoryState<PaymentEntry>
  /** The receipt that the address asks for (a row's `receiptHref`), over the list; null for none. */
  receipt: ReceiptState | null
  onReceiptClose: () => void
  hrefs: { pricing: string }
}

/** What the person paid, newest first. Stands in AccountFrame. */
export function PaymentHistory({ list, receipt, onReceiptClose, hrefs }: PaymentHistoryProps) {
  const t = useTexts(accountTexts)
  return (
    <Stack gap="xl">
      <PageHeading title={t('account.paymentHistory')}>{t('account.payments.lead')}</PageHeading>
      <HistoryList
        state={list}
        caption={t('account.paymentHistory')}
        loading={t('account.payments.loading')}
        failed={{ title: t('account.payments.failed'), detail: t('account.payments.failedDetail') }}
        columns={[
          t('account.payments.date'),
          t('account.payments.order'),
          t('account.payments.tokens'),
          t('account.payments.amount'),
          t('account.payments.vat'),
          t('account.payments.status'),
          t('account.payments.receipt'),
        ]}
        row={(payment) => <PaymentRow key={payment.id} payment={payment} />}
        empty={
          <EmptyState
            icon={CardIcon}
            title={t('account.payments.empty')}
            action={<Button href={hrefs.pricing}>{t('account.payments.emptyAction')}</Button>}
          >
            {t('account.payments.emptyDetail')}
          </EmptyState>
        }
      />
      {receipt ? (
        <Suspense fallback={null}>
          <ReceiptModal receipt={receipt} onClose={onReceiptClose} />
        </Suspense>
      ) : null}
    </Stack>
  )
}
