import { useMemo } from 'react'
import { CardholderNameField } from '../../controls/CardholderNameField/CardholderNameField.tsx'
import { CardNumberField } from '../../controls/CardNumberField/CardNumberField.tsx'
import { CvvField } from '../../controls/CvvField/CvvField.tsx'
import { EmailField } from '../../controls/EmailField/EmailField.tsx'
import { ExpiryField } from '../../controls/ExpiryField/ExpiryField.tsx'
import { type FieldErrors, Form } from '../../controls/Form/Form.tsx'
import { textOf } from '../../controls/Form/values.ts'
import { TextField } from '../../controls/TextField/TextField.tsx'
import { Button, Notice, Text } from '../../primitives/index.ts'
import { payTexts } from '../../texts/en/pay.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { type PayAlert, tones } from './alerts.ts'
import * as styles from './Pay.css.ts'
import { type PayPrefill, useUntouched } from './useUntouched.ts'

export interface PayValues {
  cardNumber: string
  expiry: string
  cvv: string
  cardholderName: string
  email: string
  phone: string
}

export type PayField = keyof PayValues
export type PayErrors = FieldErrors<PayField>

export interface CardFormProps {
  /** As shown on the button; null while it is calculated. */
  total: string | null
  /** Values from the profile (R276, R277). Late ones fill only untouched fields. */
  prefill: PayPrefill
  /** Texts by field; stays the same object until the next response. */
  errors: PayErrors
  /** The reason of a refused payment, shown under the CVV field (R377). */
  refusal: string | null
  /** The result of the payment and the next step, shown above Pay. */
  alert: PayAlert | null
  busy: false | 'charging' | 'redirecting'
  /** Increases when the browser restores the page; number and CVV are then empty. */
  returns?: number | undefined
  /** The only way by which card data leave the inputs. The form keeps no state of them. */
  onSubmit: (values: PayValues) => void
  /** Called on input: an earlier message about the card may no longer apply. */
  onEdit?: (() => void) | undefined
}

function read(data: FormData): PayValues {
  return {
    cardNumber: textOf(data, 'card_number'),
    expiry: textOf(data, 'expiry'),
    cvv: textOf(data, 'cvv'),
    cardholderName: textOf(data, 'cardholder_name'),
    email: textOf(data, 'email'),
    phone: textOf(data, 'phone'),
  }
}

export function CardForm({
  total,
  prefill,
  errors,
  refusal,
  alert,
  busy,
  returns = 0,
  onSubmit,
  onEdit,
}: CardFormProps) {
  const t = useTexts(payTexts)
  const { begun, touch } = useUntouched(prefill)
  // Both may apply: an error in the CVV must not hide that the charge is unknown.
  const shown = useMemo(() => ({ ...errors, cvv: [errors.cvv, refusal].filter(Boolean).join('. ') }), [errors, refusal])
  const waiting = busy !== false || total === null
  const paying = busy === 'redirecting' ? t('pay.redirecting') : t('pay.busy', { total: total ?? '' })
  // The key changes after a redirect or a restored page, so that the number and the CVV are mounted empty.
  const secret = `${busy === 'redirecting'} ${returns}`
  const busyLabel = total === null ? t('pay.loading') : paying
  return (
    <Form
      className={styles.form}
      errors={shown}
      busy={waiting}
      onFocus={touch}
      onInput={(event) => {
        touch(event)
        onEdit?.()
      }}
      onSubmit={(data) => onSubmit(read(data))}
    >
      <fieldset className={styles.group}>
        <legend className={styles.quiet}>{t('pay.card')}</legend>
        <div className={styles.fields}>
          <CardNumberField key={`number ${secret}`} error={shown.cardNumber} className={styles.whole} />
          <ExpiryField error={shown.expiry} />
          <CvvField key={`cvv ${secret}`} error={shown.cvv} className={styles.tall} />
          <div className={styles.underExpiry}>
            <CardholderNameField
              key={begun.cardholderName}
              defaultValue={begun.cardholderName}
              error={shown.cardholderName}
            />
          </div>
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.quiet}>{t('pay.contact')}</legend>
        <div className={styles.fields}>
          <EmailField
            key={`email ${begun.email}`}
            name="email"
            label={t('pay.email')}
            defaultValue={begun.email}
            error={shown.email}
            className={styles.roomy}
          />
          <TextField
            key={`phone ${begun.phone}`}
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            label={t('pay.phone')}
            optional
            defaultValue={begun.phone}
            error={shown.phone}
            className={styles.roomy}
          />
        </div>
      </fieldset>
      <div className={styles.finish}>
        {alert ? (
          <Notice tone={tones[alert]} title={t(`pay.alert.${alert}`)}>
            {t(`pay.alert.${alert}Next`)}
          </Notice>
        ) : null}
        <Button type="submit" size="lg" fullWidth busy={waiting} busyLabel={busyLabel}>
          {total === null ? t('pay.loading') : t('pay.submit', { total })}
        </Button>
        <Text size="caption" tone="muted" prose>
          {t('pay.handling')}
        </Text>
      </div>
    </Form>
  )
}
