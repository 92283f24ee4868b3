import { formatExpiry, settleExpiry } from '../../format/card.ts'
import { digitsIn } from '../../format/digits.ts'
import { controlTexts } from '../../texts/en/controls.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { type CardFieldProps, figures } from '../CardFields/cardField.ts'
import { type Formatting, useFormatted } from '../CardFields/useFormatted.ts'
import { TextField } from '../TextField/TextField.tsx'

/** Four digits, or a year with its century, which formatting drops. */
const fits = (text: string) => digitsIn(text).length <= 4 || /^\D*\d{1,2}\D*20\d{1,2}\D*$/.test(text)

const formatting: Formatting = { format: formatExpiry, settle: settleExpiry, fits }

/** `expiry`: MM/YY (R267-R269). */
export function ExpiryField(props: CardFieldProps) {
  const t = useTexts(controlTexts)
  return (
    <TextField
      {...figures}
      label={t('controls.card.expiry')}
      name="expiry"
      autoComplete="cc-exp"
      placeholder={t('controls.card.expiryHint')}
      {...props}
      {...useFormatted(formatting)}
    />
  )
}
