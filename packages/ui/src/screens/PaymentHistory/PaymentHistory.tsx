import { lazy, Suspense, useMemo } from 'react'
import { formatTokens } from '../../format/index.ts'
import { Button, CardIcon, EmptyState, Link, Notice, Stack, VisuallyHidden } from '../../primitives/index.ts'
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx'
import { accountTexts } from '../../texts/en/account.ts'
import { balanceTexts } from '../../texts/en/balance.ts'
import { withdrawalTexts } from '../../texts/en/withdrawal.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { HistoryList, type HistoryState } from '../shared/history/HistoryList.tsx'
import type { PaymentEntry } from './PaymentHistory.types.ts'
import { paymentColumns } from './paymentColumns.tsx'
import { paymentRows } from './paymentRows.ts'
import type { ReceiptState } from './Receipt.types.ts'
import { WithdrawalDialog, type WithdrawalProgress } from './WithdrawalDialog.tsx'

export type { PaymentEntry, RefundedCharge } from './PaymentHistory.types.ts'
export type { ReceiptData, ReceiptState } from './Receipt.types.ts'
export type { WithdrawalProgress } from './WithdrawalDialog.tsx'

const ReceiptModal = lazy(() => import('./ReceiptModal.tsx').then((module) => ({ default: module.ReceiptModal })))

export interface PaymentHistoryProps {
  list: HistoryState<PaymentEntry>
  /** The receipt in the address (a row's `receiptHref`), shown over the list; null for none. */
  receipt: ReceiptState | null
  onReceiptClose: () => void
  withdrawal: WithdrawalProgress
  /** Tenths that the person owes for refunded purchases. */
  debt: number
  hrefs: { pricing: string }
}

/** The person's payments, newest first. Rendered in AccountFrame. */
export function PaymentHistory({ list, receipt, onReceiptClose, withdrawal, debt, hrefs }: PaymentHistoryProps) {
  const t = useTexts(accountTexts)
  const say = useTexts(withdrawalTexts)
  const balance = useTexts(balanceTexts)
  const { onOpen } = withdrawal
  const columns = useMemo(
    () =>
      paymentColumns(t, {
        label: (date) => (
          <>
            {say('withdrawal.open')}
            <VisuallyHidden>{` ${say('withdrawal.openOf', { date })}`}</VisuallyHidden>
          </>
        ),
        onPress: onOpen,
      }),
    [t, say, onOpen],
  )
  const payments = list.status === 'ready' ? list.rows : null
  const rows = useMemo(() => payments && paymentRows(payments), [payments])
  return (
    <Stack gap="xl">
      <PageHeading title={t('account.paymentHistory')}>{t('account.payments.lead')}</PageHeading>
      {debt > 0 ? (
        <Notice live={false} action={<Link href={hrefs.pricing}>{t('account.payments.emptyAction')}</Link>}>
          {balance('balance.debt', { tokens: formatTokens(debt) })}
        </Notice>
      ) : null}
      <HistoryList
        state={list.status === 'ready' ? { ...list, rows: rows ?? [] } : list}
        caption={t('account.paymentHistory')}
        loading={t('account.payments.loading')}
        failed={{ title: t('account.payments.failed'), detail: t('account.payments.failedDetail') }}
        columns={columns}
        rowKey={({ key }) => key}
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
      <WithdrawalDialog withdrawal={withdrawal} />
    </Stack>
  )
}
