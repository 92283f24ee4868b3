import { formatCvv } from '../../format/card.ts'
import { digitsIn } from '../../format/digits.ts'
import { controlTexts } from '../../texts/en/controls.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { type CardFieldProps, figures } from '../CardFields/cardField.ts'
import { type Formatting, useFormatted } from '../CardFields/useFormatted.ts'
import { TextField } from '../TextField/TextField.tsx'

const formatting: Formatting = { format: formatCvv, settle: formatCvv, fits: (text) => digitsIn(text).length <= 3 }

/** `cvv`: three digits (R270, R271). */
export function CvvField(props: CardFieldProps) {
  const t = useTexts(controlTexts)
  return (
    <TextField
      {...figures}
      label={t('controls.card.cvv')}
      name="cvv"
      autoComplete="cc-csc"
      placeholder="000"
      hint={t('controls.card.cvvHint')}
      {...props}
      {...useFormatted(formatting)}
    />
  )
}
