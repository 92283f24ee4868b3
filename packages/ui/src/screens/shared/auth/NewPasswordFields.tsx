import type { FieldErrors } from '../../../controls/Form/Form.tsx'
import { PasswordField } from '../../../controls/PasswordField/PasswordField.tsx'
import { authTexts } from '../../../texts/en/auth.ts'
import { useTexts } from '../../../texts/useTexts.tsx'

interface NewPasswordFieldsProps {
  label: string
  confirmLabel: string
  errors: FieldErrors<'password' | 'confirmPassword'>
}

/** `auth.passwordRule` for password generators; without special characters, which some generators cannot leave out. */
const generated = {
  minLength: 6,
  maxLength: 12,
  passwordrules: 'minlength: 6; maxlength: 12; required: lower; required: upper; required: digit;',
}

/** A new password and its repetition. The rule is a hint or an error, never both. */
export function NewPasswordFields({ label, confirmLabel, errors }: NewPasswordFieldsProps) {
  const rule = useTexts(authTexts)('auth.passwordRule')
  return (
    <>
      <PasswordField
        {...generated}
        name="password"
        label={label}
        autoComplete="new-password"
        hint={errors.password === rule ? undefined : rule}
        error={errors.password}
      />
      <PasswordField
        {...generated}
        name="confirmPassword"
        label={confirmLabel}
        autoComplete="new-password"
        error={errors.confirmPassword}
      />
    </>
  )
}
