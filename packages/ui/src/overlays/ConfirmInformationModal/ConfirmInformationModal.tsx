import { type FieldErrors, Form } from '../../controls/Form/Form.tsx'
import { textsOf } from '../../controls/Form/values.ts'
import { formatOrderId } from '../../format/orderId.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { type InternalCurrency, Price } from '../../primitives/Price/Price.tsx'
import { TokenAmount } from '../../primitives/TokenAmount/TokenAmount.tsx'
import { buyingTexts } from '../../texts/en/buying.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { Sum, type SumLine } from '../BuyTokensModal/Sum.tsx'
import { Modal, ModalBody, ModalFooter, type OverlayProps } from '../Modal/Modal.tsx'
import {
  type BillingCountry,
  type BillingField,
  BillingFields,
  type BillingValues,
  billingFields,
} from './BillingFields.tsx'
import * as styles from './ConfirmInformationModal.css.ts'

export type { BillingCountry, BillingField, BillingValues } from './BillingFields.tsx'

/** Minor units of one currency. */
export interface CheckoutAmount {
  currency: string
  /** Tenths of a token. */
  tokens: number
  /** Before VAT, after the promo code. */
  net: number
  discount: number
  discountCode?: string | undefined
  /** Shown as its own line only above 0 % (R137). */
  vatPercent: number
  vat: number
  total: number
}

export interface ConfirmInformationModalProps extends OverlayProps {
  amount: CheckoutAmount
  internal?: InternalCurrency | null | undefined
  /** Title of the settings' first payment method. */
  paymentMethod: string
  /** Hidden without an order (R138). */
  orderId?: string | undefined
  /** From the profile (R259). */
  defaults: Partial<BillingValues>
  /** In the server's order. */
  countries: readonly BillingCountry[]
  /** The account has an e-mail, which is read-only here (R258). */
  emailLocked: boolean
  /** By field; the first takes the focus. */
  errors?: FieldErrors<BillingField> | undefined
  /** A failure of the whole form, above it. */
  formError?: string | undefined
  /** Being sent: both buttons are disabled, and a press outside does not close. */
  busy?: boolean | undefined
  /** Receives the typed values, so that they are there on return (R139). */
  onBack: (values: BillingValues) => void
  onConfirm: (values: BillingValues) => void
}

const noErrors: FieldErrors<BillingField> = {}

function AmountSummary({
  amount,
  internal,
  paymentMethod,
  orderId,
}: Pick<ConfirmInformationModalProps, 'amount' | 'internal' | 'paymentMethod' | 'orderId'>) {
  const t = useTexts(buyingTexts)
  const price = (minor: number) => <Price amount={minor} currency={amount.currency} internal={internal} />
  const lines: SumLine[] = [
    ...(orderId ? [{ label: t('confirm.orderId'), value: formatOrderId(orderId) }] : []),
    // An empty value looks unfinished.
    { label: t('confirm.method'), value: paymentMethod || '—' },
    { label: t('confirm.tokens'), value: <TokenAmount tenths={amount.tokens} /> },
    ...(amount.discount > 0
      ? [
          {
            label: t('buy.discount', { code: amount.discountCode ?? '' }),
            value: <span>−{price(amount.discount)}</span>,
          },
        ]
      : []),
    { label: t('confirm.amount'), value: price(amount.net) },
    ...(amount.vatPercent > 0
      ? [{ label: t('confirm.vat', { percent: amount.vatPercent }), value: price(amount.vat) }]
      : []),
    { label: t('confirm.total'), value: price(amount.total), total: true },
  ]
  return (
    <div className={styles.summary}>
      <Sum lines={lines} />
    </div>
  )
}

/** Confirms amount, method and billing details before the card form (R134-R139). */
export function ConfirmInformationModal(props: ConfirmInformationModalProps) {
  const {
    open,
    onOpenChange,
    defaults,
    countries,
    emailLocked,
    errors = noErrors,
    formError,
    busy,
    onBack,
    onConfirm,
  } = props
  const t = useTexts(buyingTexts)
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={t('confirm.title')}
      description={t('confirm.description')}
    >
      <Form errors={errors} busy={busy} onSubmit={(data) => onConfirm(textsOf(data, billingFields))}>
        <ModalBody>
          {formError ? <Notice tone="critical">{formError}</Notice> : null}
          <AmountSummary {...props} />
          <div className={styles.billing}>
            <Heading level={3} size="xs">
              {t('confirm.billing')}
            </Heading>
            <BillingFields {...{ defaults, countries, emailLocked, errors }} />
          </div>
        </ModalBody>
        <ModalFooter className={styles.footer}>
          <Button type="submit" size="lg" busy={busy}>
            {t('confirm.pay')}
          </Button>
          <Button
            variant="outline"
            tone="neutral"
            size="lg"
            disabled={busy}
            onClick={({ currentTarget: { form } }) => form && onBack(textsOf(new FormData(form), billingFields))}
          >
            {t('confirm.back')}
          </Button>
        </ModalFooter>
      </Form>
    </Modal>
  )
}
