import { formatCardNumber } from '../../format/card.ts'
import { digitsIn } from '../../format/digits.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { CardIcon } from '../../primitives/Icon/icons.ts'
import { controlTexts } from '../../texts/en/controls.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { type CardFieldProps, figures } from '../CardFields/cardField.ts'
import { type Formatting, useFormatted } from '../CardFields/useFormatted.ts'
import { TextField } from '../TextField/TextField.tsx'

const formatting: Formatting = {
  format: formatCardNumber,
  settle: formatCardNumber,
  fits: (text) => digitsIn(text).length <= 16,
}

/** `card_number`: sixteen digits in groups of four (R264-R266). */
export function CardNumberField(props: CardFieldProps) {
  const t = useTexts(controlTexts)
  return (
    <TextField
      {...figures}
      label={t('controls.card.number')}
      name="card_number"
      autoComplete="cc-number"
      placeholder="0000 0000 0000 0000"
      start={<Icon icon={CardIcon} />}
      {...props}
      {...useFormatted(formatting)}
    />
  )
}
