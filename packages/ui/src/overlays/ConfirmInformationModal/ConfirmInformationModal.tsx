import { type FieldErrors, Form } from '../../controls/Form/Form.tsx'
import { isTicked, textOf, textsOf } from '../../controls/Form/values.ts'
import { formatOrderId } from '../../format/orderId.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { type InternalCurrency, Price } from '../../primitives/Price/Price.tsx'
import { TokenAmount } from '../../primitives/TokenAmount/TokenAmount.tsx'
import { buyingTexts } from '../../texts/en/buying.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { Sum, type SumLine } from '../BuyTokensModal/Sum.tsx'
import type { VatIncluded } from '../BuyTokensModal/vatIncluded.ts'
import { Modal, ModalBody, ModalFooter, type OverlayProps } from '../Modal/Modal.tsx'
import {
  type BillingCountry,
  type BillingField,
  BillingFields,
  type BillingValues,
  billingFields,
  FOR_COMPANY,
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
  /** Shown instead of the net amounts where prices include VAT. */
  vatIncluded?: VatIncluded | null | undefined
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
  /** The VAT depends on both; the number is empty while the box for companies is not ticked. */
  onBuyerChange?: ((buyer: { country: string; vatNumber: string }) => void) | undefined
  /** Receives the typed values, so that they are there on return (R139). */
  onBack: (values: BillingValues) => void
  onConfirm: (values: BillingValues) => void
}

const noErrors: FieldErrors<BillingField> = {}

const buyerOf = (data: FormData) => ({
  country: textOf(data, 'country'),
  vatNumber: isTicked(data, FOR_COMPANY) ? textOf(data, 'vatNumber') : '',
})

function AmountSummary({
  amount,
  internal,
  paymentMethod,
  orderId,
}: Pick<ConfirmInformationModalProps, 'amount' | 'internal' | 'paymentMethod' | 'orderId'>) {
  const t = useTexts(buyingTexts)
  const price = (minor: number) => <Price amount={minor} currency={amount.currency} internal={internal} />
  const { vatIncluded, vatPercent } = amount
  const off = vatIncluded?.discount ?? amount.discount
  const discount: SumLine[] =
    off > 0
      ? [{ label: t('buy.discount', { code: amount.discountCode ?? '' }), value: <span>−{price(off)}</span> }]
      : []
  const vat = (key: 'confirm.vat' | 'buy.vatIncluded'): SumLine[] =>
    vatPercent > 0 ? [{ label: t(key, { percent: vatPercent }), value: price(amount.vat) }] : []
  const total: SumLine = { label: t('confirm.total'), value: price(amount.total), total: true }
  const lines: SumLine[] = [
    ...(orderId ? [{ label: t('confirm.orderId'), value: formatOrderId(orderId) }] : []),
    // An empty value looks unfinished.
    { label: t('confirm.method'), value: paymentMethod || '—' },
    { label: t('confirm.tokens'), value: <TokenAmount tenths={amount.tokens} /> },
    ...(vatIncluded
      ? [
          { label: t('confirm.amountWithVat'), value: price(vatIncluded.price) },
          ...discount,
          total,
          ...vat('buy.vatIncluded'),
        ]
      : [...discount, { label: t('confirm.amount'), value: price(amount.net) }, ...vat('confirm.vat'), total]),
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
    onBuyerChange,
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
      <Form
        errors={errors}
        busy={busy}
        onChange={({ currentTarget }) => onBuyerChange?.(buyerOf(new FormData(currentTarget)))}
        onSubmit={(data) => onConfirm(textsOf(data, billingFields))}
      >
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
