import type { FieldErrors } from '../../../controls/Form/Form.tsx'
import { PasswordField } from '../../../controls/PasswordField/PasswordField.tsx'
import { authTexts } from '../../../texts/en/auth.ts'
import { useTexts } from '../../../texts/useTexts.tsx'

interface NewPasswordFieldsProps {
  label: string
  confirmLabel: string
  errors: FieldErrors<'password' | 'confirmPassword'>
}

/** `auth.passwordRule` for the programs that make passwords up; without signs, which not every one of them leaves out. */
const generated = {
  minLength: 6,
  maxLength: 12,
  passwordrules: 'minlength: 6; maxlength: 12; required: lower; required: upper; required: digit;',
}

/** A new password and its repetition. Once the rule is the error, it is not a hint as well. */
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
