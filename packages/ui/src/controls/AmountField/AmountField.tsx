import { useState } from 'react'
import { currencyDecimals, toMajor, toMinor } from '../../format/money.ts'
import { Text } from '../../primitives/Text/Text.tsx'
import type { FieldProps } from '../Field/useField.ts'
import { TextField } from '../TextField/TextField.tsx'
import { cleanAmount } from './cleanAmount.ts'

export interface AmountFieldProps extends FieldProps {
  name: string
  /** ISO 4217 code: its sign stands before the number, its decimals bound what can be typed. */
  currency: string
  /** Minor units. */
  defaultValue?: number | undefined
  /** Minor units; null while the field holds no number. */
  onChange?: ((minor: number | null) => void) | undefined
  disabled?: boolean | undefined
  id?: string | undefined
}

function sign(currency: string): string {
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency }).formatToParts(0)
  return parts.find((part) => part.type === 'currency')?.value ?? currency
}

/** An amount of money. */
export function AmountField({ currency, defaultValue, onChange, ...field }: AmountFieldProps) {
  const decimals = currencyDecimals(currency)
  const [text, setText] = useState(defaultValue === undefined ? '' : toMajor(defaultValue, currency).toFixed(decimals))

  const type = (typed: string) => {
    const clean = cleanAmount(typed, decimals)
    setText(clean)
    onChange?.(/\d/.test(clean) ? toMinor(Number(clean), currency) : null)
  }

  return (
    <TextField
      {...field}
      numeric
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      start={<Text as="span">{sign(currency)}</Text>}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}
