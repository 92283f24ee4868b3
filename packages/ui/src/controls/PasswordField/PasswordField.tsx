import { useState } from 'react'
import { EyeIcon, EyeOffIcon } from '../../primitives/Icon/icons.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { controlTexts } from '../../texts/en/controls.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'numeric'> {
  /** `current-password` to sign in, `new-password` to choose one. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be shown and hidden (R292). Hidden again whenever the page is left. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useTexts(controlTexts)
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          icon={shown ? EyeOffIcon : EyeIcon}
          label={shown ? t('controls.password.hide') : t('controls.password.show')}
          size="sm"
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
