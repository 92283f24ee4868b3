import { formatCardholder, settleCardholder } from '../../format/card.ts'
import { controlTexts } from '../../texts/en/controls.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { type CardFieldProps, plain } from '../CardFields/cardField.ts'
import { type Formatting, useFormatted } from '../CardFields/useFormatted.ts'
import { TextField } from '../TextField/TextField.tsx'

const formatting: Formatting = {
  format: formatCardholder,
  settle: settleCardholder,
  // A space inside a word would remove its first half; a third word at the end replaces the second.
  fits: (text, caret) => caret === text.length || text.trim().split(/\s+/).length <= 2,
}

export interface CardholderNameFieldProps extends CardFieldProps {
  /** From the profile (R276), in any script: formatted before it is shown. Read once. */
  defaultValue?: string | undefined
}

/** `cardholder_name`: the first and the last word, in capitals (R272-R276). */
export function CardholderNameField({ defaultValue, ...props }: CardholderNameFieldProps) {
  const t = useTexts(controlTexts)
  return (
    <TextField
      {...plain}
      dir="auto"
      label={t('controls.card.holder')}
      name="cardholder_name"
      autoComplete="cc-name"
      hint={t('controls.card.holderHint')}
      defaultValue={settleCardholder(defaultValue ?? '')}
      {...props}
      {...useFormatted(formatting)}
    />
  )
}
