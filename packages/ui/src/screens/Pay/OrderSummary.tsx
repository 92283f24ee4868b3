import type { ReactNode } from 'react'
import { formatMoney, formatOrderId } from '../../format/index.ts'
import type { VatIncluded } from '../../overlays/BuyTokensModal/vatIncluded.ts'
import { Button, Heading, Link, Price, Skeleton, Text, TokenAmount } from '../../primitives/index.ts'
import { payTexts } from '../../texts/en/pay.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './OrderSummary.css.ts'

/** Amounts in minor units of `currency`; the price is net + discount. */
export interface PayOrder {
  /** The pack's title, or the name of a custom amount. */
  title: string
  /** Tenths of a token. */
  tokens: number
  /** After the discount, before VAT. */
  net: number
  discount: number
  promoCode: string | null
  vat: number
  vatPercent: number
  /** The charged amount. */
  total: number
  /** Shown instead of the net amounts where prices include VAT. */
  vatIncluded?: VatIncluded | null | undefined
  currency: string
  /** Null until the server has accepted the checkout. */
  orderId: string | null
}

export interface BillingChange {
  /** Opens the billing details of this order; absent until the server has created the order. */
  onChangeBilling?: (() => void) | undefined
  /** The card is being charged, or the result is unknown: the order cannot change. */
  billingLocked?: boolean | undefined
}

export type OrderSummaryProps =
  | { status: 'loading' }
  | { status: 'empty'; currency: string }
  | ({ status: 'ready'; order: PayOrder; pricing: string } & BillingChange)

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.amount}>{children}</dd>
    </div>
  )
}

function Total({ children }: { children: ReactNode }) {
  const t = useTexts(payTexts)
  return (
    <div className={styles.total}>
      <dt>{t('pay.total')}</dt>
      <dd className={styles.sum}>{children}</dd>
    </div>
  )
}

function Lines({ order }: { order: PayOrder }) {
  const t = useTexts(payTexts)
  const { currency, net, vat, vatIncluded } = order
  const { price, discount } = vatIncluded ?? { price: net + order.discount, discount: order.discount }
  const code = order.promoCode
  return (
    <dl className={styles.lines}>
      <Line name={t('pay.plan')}>{order.title}</Line>
      <Line name={t('pay.tokens')}>
        <TokenAmount tenths={order.tokens} />
      </Line>
      <Line name={t(vatIncluded ? 'pay.priceWithVat' : 'pay.price')}>
        <Price amount={price} currency={currency} />
      </Line>
      {discount > 0 ? (
        <Line name={code ? t('pay.discountCode', { code }) : t('pay.discount')}>
          <span className={styles.whole}>{`−${formatMoney(discount, currency)}`}</span>
        </Line>
      ) : null}
      {discount > 0 && vat > 0 && !vatIncluded ? (
        <Line name={t('pay.net')}>
          <Price amount={net} currency={currency} />
        </Line>
      ) : null}
      {vat > 0 ? (
        <Line name={t(vatIncluded ? 'pay.vatIncluded' : 'pay.vat', { percent: order.vatPercent })}>
          <Price amount={vat} currency={currency} />
        </Line>
      ) : null}
      <Total>
        <Price amount={order.total} currency={currency} />
      </Total>
      {order.orderId ? (
        <div className={styles.order}>
          <dt>{t('pay.orderId')}</dt>
          <dd className={styles.orderId}>{formatOrderId(order.orderId)}</dd>
        </div>
      ) : null}
    </dl>
  )
}

/** The order's lines, with the total in large type. */
export function OrderSummary(props: OrderSummaryProps) {
  const t = useTexts(payTexts)
  return (
    <section className={styles.summary} aria-label={t('pay.summary')} aria-busy={props.status === 'loading'}>
      <Heading level={2} size="xs">
        {t('pay.summary')}
      </Heading>
      {props.status === 'loading' ? (
        <div className={styles.skeleton} role="status" aria-label={t('pay.loading')}>
          <Skeleton width="70%" />
          <Skeleton width="55%" />
          <Skeleton width="100%" height="2.5rem" />
        </div>
      ) : null}
      {props.status === 'empty' ? (
        <dl className={styles.lines}>
          <Total>
            <Price amount={0} currency={props.currency} />
          </Total>
        </dl>
      ) : null}
      {props.status === 'ready' ? (
        <>
          <Lines order={props.order} />
          <Text size="small" tone="muted">
            {t('pay.afterwards')}
          </Text>
          <div className={styles.changes}>
            <Text size="small">
              <Link alone href={props.pricing}>
                {t('pay.change')}
              </Link>
            </Text>
            {props.onChangeBilling ? (
              <Button
                variant="outline"
                tone="neutral"
                size="sm"
                disabled={props.billingLocked}
                onClick={props.onChangeBilling}
              >
                {t('pay.changeBilling')}
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
    </section>
  )
}
