import type { ReactNode } from 'react'
import { formatDate, formatMoney, formatOrderId, formatTokens } from '../../format/index.ts'
import { Price, Text } from '../../primitives/index.ts'
import { accountTexts } from '../../texts/en/account.ts'
import { commonTexts } from '../../texts/en/common.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { cardBrand } from './cardBrand.ts'
import type { ReceiptData } from './Receipt.types.ts'
import { ReceiptCorrections } from './ReceiptCorrections.tsx'
import * as styles from './ReceiptSheet.css.ts'

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

function Party({ title, name, lines }: { title: string; name: string; lines: readonly (string | null)[] }) {
  return (
    <div>
      <Text size="caption" tone="muted">
        {title}
      </Text>
      <Text weight="semibold">{name}</Text>
      {lines.filter(Boolean).map((line) => (
        <Text key={line} size="small">
          {line}
        </Text>
      ))}
    </div>
  )
}

/** Some titles already contain the number of tokens ("Pocket, 100 tokens"); it is not repeated. */
const lineName = (title: string, tokens: string) => (title.includes(tokens) ? title : `${title} · ${tokens}`)

function Sums({ receipt }: { receipt: ReceiptData }) {
  const t = useTexts(accountTexts)
  const common = useTexts(commonTexts)
  const { currency } = receipt
  return (
    <dl className={styles.sums}>
      {receipt.lines.map((line) => (
        <Fact key={line.title} name={lineName(line.title, `${formatTokens(line.tokens)} ${common('common.tokens')}`)}>
          <Price amount={line.amount} currency={currency} />
        </Fact>
      ))}
      {receipt.discount > 0 ? (
        <Fact name={t('account.receipt.discount')}>{`−${formatMoney(receipt.discount, currency)}`}</Fact>
      ) : null}
      {receipt.vat > 0 || receipt.reverseCharge ? (
        <>
          <Fact name={t('account.receipt.net')}>
            <Price amount={receipt.net} currency={currency} />
          </Fact>
          <Fact name={t('account.receipt.vat', { percent: receipt.vatPercent })}>
            <Price amount={receipt.vat} currency={currency} />
          </Fact>
        </>
      ) : null}
      <div className={styles.total}>
        <dt>{t('account.receipt.total')}</dt>
        <dd>
          <Price amount={receipt.total} currency={currency} />
        </dd>
      </div>
    </dl>
  )
}

export function ReceiptSheet({ receipt }: { receipt: ReceiptData }) {
  const t = useTexts(accountTexts)
  const { seller, buyer, payment } = receipt
  const paidBy = payment.card
    ? t('account.payments.cardOf', { brand: cardBrand(payment.card.brand), last4: payment.card.last4 })
    : payment.method
  return (
    <div className={styles.sheet} data-print="sheet">
      <div className={styles.parties}>
        <Party
          title={t('account.receipt.from')}
          name={seller.name}
          lines={[
            seller.regNumber && t('account.receipt.regNumber', { number: seller.regNumber }),
            seller.vatNumber && t('account.receipt.vatNumber', { number: seller.vatNumber }),
            seller.address,
            seller.requisites,
            seller.email,
          ]}
        />
        <Party
          title={t('account.receipt.to')}
          name={buyer.company ?? buyer.name}
          lines={[
            buyer.company && buyer.name,
            buyer.vatNumber && t('account.receipt.vatNumber', { number: buyer.vatNumber }),
            buyer.address,
            [buyer.postCode, buyer.city].filter(Boolean).join(' '),
            buyer.country,
            buyer.phone,
            buyer.email,
          ]}
        />
      </div>
      <Sums receipt={receipt} />
      {receipt.reverseCharge ? <Text size="small">{t('account.receipt.reverseCharge')}</Text> : null}
      <dl className={styles.foot}>
        <Fact name={t('account.receipt.issued')}>{formatDate(receipt.issuedAt)}</Fact>
        <Fact name={t('account.receipt.method')}>{paidBy}</Fact>
        <Fact name={t('account.receipt.order')}>{formatOrderId(receipt.orderId)}</Fact>
      </dl>
      {receipt.corrections.length > 0 ? <ReceiptCorrections {...receipt} /> : null}
    </div>
  )
}
