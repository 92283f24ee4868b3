import type { ReactNode } from 'react'
import { formatDate, formatOrderId } from '../../format/index.ts'
import {
  Badge,
  Button,
  Link,
  Price,
  type TableColumn,
  Text,
  TokenAmount,
  VisuallyHidden,
} from '../../primitives/index.ts'
import type { accountTexts } from '../../texts/en/account.ts'
import type { Translate } from '../../texts/useTexts.tsx'
import { cardBrand } from './cardBrand.ts'
import * as styles from './paymentColumns.css.ts'
import type { PaymentRow } from './paymentRows.ts'

const outcomes = {
  Success: { tone: 'positive', text: 'account.payments.success' },
  Error: { tone: 'critical', text: 'account.payments.error' },
  Cancelled: { tone: 'neutral', text: 'account.payments.cancelled' },
} as const

const pending = { tone: 'caution', text: 'account.payments.pending' } as const

const ofOthers = {
  priceChanged: { tone: 'caution', text: 'account.payments.priceChanged' },
  secondCharge: { tone: 'caution', text: 'account.payments.secondCharge' },
  refund: { tone: 'positive', text: 'account.payments.refunded' },
  partOfRefund: { tone: 'positive', text: 'account.payments.partlyRefunded' },
  refundOnItsWay: { tone: 'info', text: 'account.payments.refundOnItsWay' },
  withdrawal: { tone: 'positive', text: 'account.payments.withdrawn' },
  withdrawalOnItsWay: { tone: 'info', text: 'account.payments.withdrawnOnItsWay' },
  refundByProvider: { tone: 'positive', text: 'account.payments.refundedByProvider' },
  disputed: { tone: 'caution', text: 'account.payments.disputed' },
  returnedByBank: { tone: 'neutral', text: 'account.payments.returnedByBank' },
} as const

function outcomeOf({ kind, status }: PaymentRow) {
  if (kind !== 'order') return ofOthers[kind]
  return status === 'Success' || status === 'Error' || status === 'Cancelled' ? outcomes[status] : pending
}

/** A minus sign as wide as a plus, unlike a hyphen. */
const Minus = ({ of }: { of: number }) => (of < 0 ? <span>−</span> : null)

type Say = Translate<typeof accountTexts>

function Money({ amount, currency }: { amount: number; currency: string }) {
  return (
    <span className={styles.money}>
      <Minus of={amount} />
      <Price amount={Math.abs(amount)} currency={currency} />
    </span>
  )
}

const Tokens = ({ tenths }: { tenths: number }) => (
  <span className={styles.money}>
    <TokenAmount tenths={tenths} />
  </span>
)

function Amount({ row, t }: { row: PaymentRow; t: Say }) {
  const { amount, currency, card } = row
  return (
    <>
      <Text as="strong" weight="semibold">
        <Money amount={amount} currency={currency} />
      </Text>
      {card ? (
        <Text as="span" size="caption" tone="muted">
          {t('account.payments.cardOf', { brand: cardBrand(card.brand), last4: card.last4 })}
        </Text>
      ) : null}
    </>
  )
}

function Outcome({ row, t }: { row: PaymentRow; t: Say }) {
  const { tone, text } = outcomeOf(row)
  return <Badge tone={tone}>{t(text)}</Badge>
}

/** The receipt of an order, or the credit note of a refund. */
function Document({ row: { receiptHref, creditNoteHref, date }, t }: { row: PaymentRow; t: Say }) {
  const href = receiptHref ?? creditNoteHref
  if (href === null) return null
  const isFile = receiptHref === null
  return (
    <Link alone href={href} {...(isFile ? { download: true } : {})}>
      <span>{t(isFile ? 'account.payments.creditNote' : 'account.payments.receipt')}</span>
      <VisuallyHidden>{` ${t('account.payments.receiptOf', { date: formatDate(date) })}`}</VisuallyHidden>
    </Link>
  )
}

/** The columns of the payment history (D52). */
export const paymentColumns = (
  t: Say,
  withdraw: { label: (date: string) => ReactNode; onPress: (orderId: string) => void },
): readonly TableColumn<PaymentRow>[] => [
  {
    title: t('account.payments.date'),
    card: 'title',
    cell: ({ date }) => (
      <time dateTime={date} className={styles.date}>
        {formatDate(date)}
      </time>
    ),
  },
  {
    title: t('account.payments.order'),
    card: 'wide',
    cell: ({ orderId }) => <span className={styles.order}>{formatOrderId(orderId)}</span>,
  },
  { title: t('account.payments.tokens'), numeric: true, cell: ({ tokens }) => <Tokens tenths={tokens} /> },
  { title: t('account.payments.amount'), numeric: true, cell: (row) => <Amount row={row} t={t} /> },
  {
    title: t('account.payments.vat'),
    numeric: true,
    cell: ({ vat, currency }) => <Money amount={vat} currency={currency} />,
  },
  { title: t('account.payments.status'), card: 'state', cell: (row) => <Outcome row={row} t={t} /> },
  {
    title: t('account.payments.receipt'),
    card: 'action',
    cell: (row) =>
      row.receiptHref || row.creditNoteHref || row.isWithdrawable ? (
        <span className={styles.actions}>
          <Document row={row} t={t} />
          {row.isWithdrawable ? (
            <Button size="sm" variant="outline" tone="neutral" onClick={() => withdraw.onPress(row.orderId)}>
              {withdraw.label(formatDate(row.date))}
            </Button>
          ) : null}
        </span>
      ) : null,
  },
]
