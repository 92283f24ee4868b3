import { type KeyboardEvent, useRef, useState } from 'react'
import { clampTokens } from '../../format/tokens.ts'
import { Coin } from '../../primitives/Coin/Coin.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { useEarlyEdit } from '../useEarlyEdit.ts'
import { readTokens } from './readTokens.ts'

export interface TokenInputProps {
  label: string
  name: string
  value: number
  min: number
  max: number
  disabled?: boolean | undefined
  onChange: (tenths: number) => void
}

/** The slider's number input: free while typing, limited to the bounds on blur (D09). */
export function TokenInput({ label, name, value, min, max, disabled, onChange }: TokenInputProps) {
  const [draft, setDraft] = useState<string | null>(null)

  const type = (text: string) => {
    setDraft(text)
    const tenths = readTokens(text)
    if (tenths !== null && tenths >= min && tenths <= max) onChange(tenths)
  }

  const settle = (text = draft) => {
    const tenths = text === null ? null : readTokens(text)
    if (tenths !== null) onChange(clampTokens(tenths, min, max))
    setDraft(null)
  }

  const field = useRef<HTMLInputElement>(null)
  useEarlyEdit(field, (input) => {
    const text = input.value
    if (document.activeElement === input) return type(text)
    // React writes only changed values, so it would keep an invalid text.
    input.value = input.defaultValue
    settle(text)
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // Enter settles the value, and must not submit a form around the slider.
      event.preventDefault()
      settle()
    }
    if (event.key === 'Escape' && draft !== null) {
      // The first Escape restores the value; only the next one is for the dialog around it.
      event.stopPropagation()
      setDraft(null)
    }
  }

  return (
    <TextField
      ref={field}
      label={label}
      hideLabel
      name={name}
      numeric
      inputMode="decimal"
      dir="ltr"
      autoComplete="off"
      disabled={disabled}
      start={<Coin size={18} />}
      value={draft ?? String(value / 10)}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => settle()}
      onKeyDown={onKeyDown}
    />
  )
}
