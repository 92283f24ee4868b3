import { formatMoney } from '../../format/index.ts'
import { LockIcon } from '../../primitives/Icon/icons.ts'
import { Button, Container, Heading, Icon, Notice } from '../../primitives/index.ts'
import { payTexts } from '../../texts/en/pay.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { CardForm, type CardFormProps } from './CardForm.tsx'
import { type BillingChange, OrderSummary, type PayOrder } from './OrderSummary.tsx'
import { PageForm, type PageFormProps } from './PageForm.tsx'
import * as styles from './Pay.css.ts'

export type { PayAlert } from './alerts.ts'
export type { PayErrors, PayField, PayValues } from './CardForm.tsx'
export type { PayOrder } from './OrderSummary.tsx'
export type { PayPrefill } from './useUntouched.ts'

export type PayProps = { hrefs: { pricing: string } } & (
  | {
      /** No saved checkout: nothing to pay, and no form (D12). */
      status: 'empty'
      currency: string
    }
  | ({
      status: 'ready'
      /** Null while the total is calculated; the card can already be typed. */
      order: PayOrder | null
    } & BillingChange &
      (({ method: 'card' } & Omit<CardFormProps, 'total'>) | ({ method: 'page' } & Omit<PageFormProps, 'total'>)))
)

function Empty({ currency, pricing }: { currency: string; pricing: string }) {
  const t = useTexts(payTexts)
  return (
    <div className={styles.empty}>
      <Notice
        live={false}
        title={t('pay.nothing')}
        action={
          <Button href={pricing} size="sm" variant="outline" tone="neutral">
            {t('pay.pricing')}
          </Button>
        }
      >
        {t('pay.nothingDetail')}
      </Notice>
      <Button size="lg" fullWidth disabled>
        {t('pay.submit', { total: formatMoney(0, currency) })}
      </Button>
    </div>
  )
}

type Ready = Extract<PayProps, { status: 'ready' }>

function PayForm(props: Ready) {
  const total = props.order ? formatMoney(props.order.total, props.order.currency) : null
  const { refusal, alert, busy } = props
  if (props.method === 'page') return <PageForm {...{ total, refusal, alert, busy }} onSubmit={props.onSubmit} />
  const { prefill, errors, returns, onSubmit, onEdit } = props
  return <CardForm {...{ total, refusal, alert, busy, prefill, errors, returns, onSubmit, onEdit }} />
}

/** The card form of /pay, or the way to the provider's page, next to the order. Rendered in SiteFrame. */
export function Pay(props: PayProps) {
  const t = useTexts(payTexts)
  const onPage = props.status === 'ready' && props.method === 'page'
  const { pricing } = props.hrefs
  return (
    <Container className={styles.page}>
      <div className={styles.title}>
        <Heading level={1} size="md">
          {t(onPage ? 'pay.page.title' : 'pay.title')}
        </Heading>
        {props.status === 'empty' ? null : (
          <p className={styles.secure}>
            <Icon icon={LockIcon} size="sm" />
            <span>{t('pay.secure')}</span>
          </p>
        )}
      </div>
      {props.status === 'empty' ? (
        <>
          <Empty currency={props.currency} pricing={pricing} />
          <OrderSummary status="empty" currency={props.currency} />
        </>
      ) : (
        <>
          <PayForm {...props} />
          {props.order ? (
            <OrderSummary
              status="ready"
              order={props.order}
              pricing={pricing}
              onChangeBilling={props.onChangeBilling}
              billingLocked={props.billingLocked}
            />
          ) : (
            <OrderSummary status="loading" />
          )}
        </>
      )}
    </Container>
  )
}
