import { formatDate } from '../../format/index.ts'
import { Badge, Link, Price, type TableColumn, Text, TokenAmount, VisuallyHidden } from '../../primitives/index.ts'
import type { accountTexts } from '../../texts/en/account.ts'
import type { Translate } from '../../texts/useTexts.tsx'
import { cardBrand } from './cardBrand.ts'
import * as styles from './paymentColumns.css.ts'

export interface PaymentEntry {
  /** The order id. */
  id: string
  /** ISO 8601. */
  createdAt: string
  /** Tenths of a token. */
  tokens: number
  /** Minor units of `currency`, VAT included. */
  amount: number
  /** Minor units of `currency`. */
  vat: number
  /** The currency it was paid in. */
  currency: string
  /** Success, Error and Cancelled are final; anything else is on its way. */
  status: string
  card: { brand: string; last4: string } | null
  /** Null until there is one. */
  receiptHref: string | null
}

const outcomes = {
  Success: { tone: 'positive', text: 'account.payments.success' },
  Error: { tone: 'critical', text: 'account.payments.error' },
  Cancelled: { tone: 'neutral', text: 'account.payments.cancelled' },
} as const

const pending = { tone: 'caution', text: 'account.payments.pending' } as const

function outcomeOf(status: string) {
  return status === 'Success' || status === 'Error' || status === 'Cancelled' ? outcomes[status] : pending
}

type Say = Translate<typeof accountTexts>

function Amount({ payment, t }: { payment: PaymentEntry; t: Say }) {
  const { amount, currency, card } = payment
  return (
    <>
      <Text as="strong" weight="semibold">
        <Price amount={amount} currency={currency} />
      </Text>
      {card ? (
        <Text as="span" size="caption" tone="muted">
          {t('account.payments.cardOf', { brand: cardBrand(card.brand), last4: card.last4 })}
        </Text>
      ) : null}
    </>
  )
}

function Outcome({ payment, t }: { payment: PaymentEntry; t: Say }) {
  const { tone, text } = outcomeOf(payment.status)
  return <Badge tone={tone}>{t(text)}</Badge>
}

/** The columns of the payment history (D52). */
export const paymentColumns = (t: Say): readonly TableColumn<PaymentEntry>[] => [
  {
    title: t('account.payments.date'),
    card: 'title',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className={styles.date}>
        {formatDate(createdAt)}
      </time>
    ),
  },
  {
    title: t('account.payments.order'),
    card: 'wide',
    cell: ({ id }) => <span className={styles.order}>{id}</span>,
  },
  { title: t('account.payments.tokens'), numeric: true, cell: ({ tokens }) => <TokenAmount tenths={tokens} /> },
  { title: t('account.payments.amount'), numeric: true, cell: (payment) => <Amount payment={payment} t={t} /> },
  {
    title: t('account.payments.vat'),
    numeric: true,
    cell: ({ vat, currency }) => <Price amount={vat} currency={currency} />,
  },
  { title: t('account.payments.status'), card: 'state', cell: (payment) => <Outcome payment={payment} t={t} /> },
  {
    title: t('account.payments.receipt'),
    card: 'action',
    cell: ({ receiptHref, createdAt }) =>
      receiptHref ? (
        <Link alone href={receiptHref}>
          {t('account.payments.receipt')}
          <VisuallyHidden> {t('account.payments.receiptOf', { date: formatDate(createdAt) })}</VisuallyHidden>
        </Link>
      ) : null,
  },
]
