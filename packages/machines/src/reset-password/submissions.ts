import { type BrokenRule, checkNewPassword, type NewPasswordForm } from '../auth/rules.ts'
import type { Credentials } from '../auth/submissions.ts'
import type { FormEvent } from '../form/setupForm.ts'
import type { SecretHolder } from '../shared/secret-holder.ts'
import { type Submittable, submitWithSecret } from '../shared/submit.ts'
import type { NewPasswordField } from './reset-password.machine.ts'

/**
 * Validates and submits the new password; the `submit` actor takes it from the holder.
 * Returns false if the machine is busy or the link is invalid.
 */
export const submitNewPassword = (
  actor: Submittable<FormEvent<BrokenRule<NewPasswordField> | null>>,
  holder: SecretHolder<Credentials>,
  form: NewPasswordForm,
): boolean =>
  submitWithSecret(
    actor,
    holder,
    { type: 'form.submitted', values: checkNewPassword(form) },
    { password: form.password },
  )
