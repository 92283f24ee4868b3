import { useState } from 'react'
import { currencySign, editableAmount, parseAmount } from '../../format/amount.ts'
import { currencyDecimals } from '../../format/money.ts'
import { Text } from '../../primitives/Text/Text.tsx'
import { controlTexts } from '../../texts/en/controls.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import type { FieldProps } from '../Field/useField.ts'
import { TextField } from '../TextField/TextField.tsx'

export interface AmountFieldProps extends FieldProps {
  /** Name of the value in the form: major units with a decimal point (`1234.50`), '' while there is no amount. */
  name: string
  /** ISO 4217 code: its sign stands before the number, its decimals bound what can be typed. */
  currency: string
  /** Minor units. */
  defaultValue?: number | undefined
  /** Minor units; null while the field holds no amount. Called once for each change of the amount. */
  onChange?: ((minor: number | null) => void) | undefined
  disabled?: boolean | undefined
  id?: string | undefined
  className?: string | undefined
}

/**
 * An amount of money. What is typed or pasted stays as it is while one writes; it is read as most countries would write
 * it, set in order when the field is left, and refused in words, never guessed, when it cannot be read.
 */
export function AmountField({ currency, defaultValue, onChange, name, error, ...field }: AmountFieldProps) {
  const t = useTexts(controlTexts)
  const [text, setText] = useState(defaultValue === undefined ? '' : editableAmount(defaultValue, currency))
  const [left, setLeft] = useState(false)
  const amount = parseAmount(text, currency)
  const unreadable = amount === null && text.trim() !== ''

  const write = (next: string) => {
    setText(next)
    setLeft(false)
    const read = parseAmount(next, currency)
    if (read !== amount) onChange?.(read)
  }

  const leave = () => {
    if (amount !== null) setText(editableAmount(amount, currency))
    setLeft(true)
  }

  return (
    <>
      <TextField
        {...field}
        // The form gets the amount, not what stands for it: `1.234,56` is nothing that a server should have to read.
        name=""
        error={error ?? (left && unreadable ? t('controls.amount.invalid') : undefined)}
        numeric
        inputMode={currencyDecimals(currency) > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        start={<Text as="span">{currencySign(currency)}</Text>}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        onBlur={leave}
      />
      <input
        type="hidden"
        name={name}
        value={amount === null ? '' : editableAmount(amount, currency)}
        disabled={field.disabled}
      />
    </>
  )
}
