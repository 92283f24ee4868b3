import type { FocusEvent, KeyboardEvent } from 'react'
import { cleanEmail } from '../../format/typed.ts'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'

export type EmailFieldProps = Omit<TextFieldProps, 'type' | 'numeric'>

/** Only on blur and submit: an input of this type has no readable caret that could be restored. */
function settle(input: HTMLInputElement) {
  const clean = cleanEmail(input.value)
  if (clean !== input.value) input.value = clean
}

/**
 * An e-mail address: the right keyboard, no capitals, no spell check. Spaces, invisible marks and full-width characters
 * are removed on blur or submit; the screen validates the address.
 */
export function EmailField({ onBlur, onKeyDown, ...props }: EmailFieldProps) {
  return (
    <TextField
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type="email"
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        if (!event.currentTarget.readOnly) settle(event.currentTarget)
        onBlur?.(event)
      }}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter' && !event.currentTarget.readOnly) settle(event.currentTarget)
        onKeyDown?.(event)
      }}
    />
  )
}
