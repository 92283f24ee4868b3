import { formatCardholder, formatCardNumber, formatCvv, formatExpiry, settleCardholder } from '../../format/card.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { CardIcon } from '../../primitives/Icon/icons.ts'
import { controlTexts } from '../../texts/en/controls.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { useFormatted } from './useFormatted.ts'

/** Name and label are set by the field; the value is never a prop, so that no story or state can hold one. */
export type CardFieldProps = Pick<TextFieldProps, 'error' | 'hint' | 'disabled' | 'required' | 'id' | 'className'>

const plain = { autoCorrect: 'off', spellCheck: false, autoCapitalize: 'none' } as const

/** `card_number`: sixteen digits in groups of four. */
export function CardNumberField(props: CardFieldProps) {
  const t = useTexts(controlTexts)
  const formatted = useFormatted(formatCardNumber)
  return (
    <TextField
      {...plain}
      label={t('controls.card.number')}
      name="card_number"
      autoComplete="cc-number"
      placeholder="0000 0000 0000 0000"
      numeric
      end={
        <span style={{ paddingInlineEnd: 10 }}>
          <Icon icon={CardIcon} />
        </span>
      }
      {...props}
      {...formatted}
    />
  )
}

/** `expiry`: MM/YY. */
export function ExpiryField(props: CardFieldProps) {
  const t = useTexts(controlTexts)
  return (
    <TextField
      {...plain}
      label={t('controls.card.expiry')}
      name="expiry"
      autoComplete="cc-exp"
      placeholder={t('controls.card.expiryHint')}
      numeric
      {...props}
      {...useFormatted(formatExpiry)}
    />
  )
}

/** `cvv`: three digits. */
export function CvvField(props: CardFieldProps) {
  const t = useTexts(controlTexts)
  return (
    <TextField
      {...plain}
      label={t('controls.card.cvv')}
      name="cvv"
      autoComplete="cc-csc"
      placeholder="000"
      numeric
      hint={t('controls.card.cvvHint')}
      {...props}
      {...useFormatted(formatCvv)}
    />
  )
}

/** `cardholder_name`: two words in capitals; prefilled from the profile (R276). */
export function CardholderNameField({
  defaultValue,
  ...props
}: CardFieldProps & { defaultValue?: string | undefined }) {
  const t = useTexts(controlTexts)
  return (
    <TextField
      {...plain}
      label={t('controls.card.holder')}
      name="cardholder_name"
      autoComplete="cc-name"
      hint={t('controls.card.holderHint')}
      defaultValue={settleCardholder(defaultValue ?? '')}
      {...props}
      {...useFormatted(formatCardholder, settleCardholder)}
    />
  )
}
