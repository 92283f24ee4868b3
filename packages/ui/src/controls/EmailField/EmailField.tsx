import type { FocusEvent, KeyboardEvent } from 'react'
import { cleanEmail } from '../../format/typed.ts'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'

export type EmailFieldProps = Omit<TextFieldProps, 'type' | 'numeric'>

/** Only when left or sent: an input of this type has no readable caret that could be restored while one types. */
function settle(input: HTMLInputElement) {
  const clean = cleanEmail(input.value)
  if (clean !== input.value) input.value = clean
}

/**
 * An e-mail address: right keyboard, no capitals, no spelling. Spaces, invisible marks and full-width characters that
 * were copied along are taken out when the field is left or the form is sent; whether the address is valid is the screen's business.
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
