import { useState } from 'react'
import { type CardBrand, cardBrandOf, formatCardNumber } from '../../format/card.ts'
import { digitsIn } from '../../format/digits.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { CardIcon, LockIcon } from '../../primitives/Icon/icons.ts'
import { controlTexts } from '../../texts/en/controls.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { type CardFieldProps, figures } from '../CardFields/cardField.ts'
import { type Formatting, useFormatted } from '../CardFields/useFormatted.ts'
import { TextField } from '../TextField/TextField.tsx'
import { CardBrandMark } from './CardBrandMark.tsx'
import * as styles from './CardNumberField.css.ts'

const formatting: Formatting = {
  format: formatCardNumber,
  settle: formatCardNumber,
  fits: (text) => digitsIn(text).length <= 16,
}

/** `card_number`: sixteen digits in groups of four (R264-R266), with the brand as soon as it is certain. */
export function CardNumberField(props: CardFieldProps) {
  const t = useTexts(controlTexts)
  const [brand, setBrand] = useState<CardBrand | null>(null)
  return (
    <TextField
      {...figures}
      label={t('controls.card.number')}
      name="card_number"
      autoComplete="cc-number"
      placeholder="0000 0000 0000 0000"
      start={
        brand ? (
          <CardBrandMark brand={brand} label={t(`controls.card.${brand}`)} height={20} />
        ) : (
          <Icon icon={CardIcon} />
        )
      }
      end={<Icon icon={LockIcon} className={styles.lock} />}
      onInput={({ currentTarget }) => setBrand(cardBrandOf(currentTarget.value))}
      {...props}
      {...useFormatted(formatting)}
    />
  )
}
