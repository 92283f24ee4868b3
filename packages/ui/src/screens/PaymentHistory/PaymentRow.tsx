import { formatDate } from '../../format/index.ts'
import { Badge, Link, Price, Text, TokenAmount, VisuallyHidden } from '../../primitives/index.ts'
import { accountTexts } from '../../texts/en/account.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { Cell, HistoryRow } from '../parts-of-account/HistoryRow.tsx'
import { cardBrand } from './cardBrand.ts'
import * as styles from './PaymentRow.css.ts'

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

export function PaymentRow({ payment }: { payment: PaymentEntry }) {
  const t = useTexts(accountTexts)
  const { tone, text } = outcomeOf(payment.status)
  const date = formatDate(payment.createdAt)
  const { card } = payment
  return (
    <HistoryRow>
      <Cell label={t('account.payments.date')} kind="title">
        <time dateTime={payment.createdAt} className={styles.date}>
          {date}
        </time>
      </Cell>
      <Cell label={t('account.payments.order')} kind="wide">
        <span className={styles.order}>{payment.id}</span>
      </Cell>
      <Cell label={t('account.payments.tokens')} kind="number">
        <TokenAmount tenths={payment.tokens} />
      </Cell>
      <Cell label={t('account.payments.amount')} kind="number">
        <Text as="strong" weight="semibold">
          <Price amount={payment.amount} currency={payment.currency} />
        </Text>
        {card ? (
          <Text as="span" size="caption" tone="muted">
            {t('account.payments.cardOf', { brand: cardBrand(card.brand), last4: card.last4 })}
          </Text>
        ) : null}
      </Cell>
      <Cell label={t('account.payments.vat')} kind="number">
        <Price amount={payment.vat} currency={payment.currency} />
      </Cell>
      <Cell label={t('account.payments.status')} kind="state">
        <Badge tone={tone}>{t(text)}</Badge>
      </Cell>
      <Cell label={t('account.payments.receipt')} kind="action">
        {payment.receiptHref ? (
          <Link href={payment.receiptHref}>
            {t('account.payments.receipt')}
            <VisuallyHidden> {t('account.payments.receiptOf', { date })}</VisuallyHidden>
          </Link>
        ) : null}
      </Cell>
    </HistoryRow>
  )
}
