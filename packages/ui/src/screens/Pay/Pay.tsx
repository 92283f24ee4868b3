import { formatMoney } from '../../format/index.ts'
import { LockIcon } from '../../primitives/Icon/icons.ts'
import { Button, Container, Heading, Icon, Notice } from '../../primitives/index.ts'
import { payTexts } from '../../texts/en/pay.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { CardForm, type CardFormProps } from './CardForm.tsx'
import { type BillingChange, OrderSummary, type PayOrder } from './OrderSummary.tsx'
import * as styles from './Pay.css.ts'

export type { PayAlert, PayErrors, PayField, PayValues } from './CardForm.tsx'
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
      Omit<CardFormProps, 'total'>)
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

/** The card form of /pay, next to the order. Rendered in SiteFrame. */
export function Pay(props: PayProps) {
  const t = useTexts(payTexts)
  const { pricing } = props.hrefs
  return (
    <Container className={styles.page}>
      <div className={styles.title}>
        <Heading level={1} size="md">
          {t('pay.title')}
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
          <CardForm
            total={props.order ? formatMoney(props.order.total, props.order.currency) : null}
            prefill={props.prefill}
            errors={props.errors}
            refusal={props.refusal}
            alert={props.alert}
            busy={props.busy}
            returns={props.returns}
            onSubmit={props.onSubmit}
            onEdit={props.onEdit}
          />
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
