import type { FormEvent } from '../form/setupForm.ts'
import type { SecretHolder } from '../shared/secret-holder.ts'
import { type Submittable, submitWithSecret } from '../shared/submit.ts'
import { type BrokenPasswordRule, checkPasswordChange, type PasswordChangeForm } from './rules.ts'

/** What the one request carries and the machine never sees. The new password is sent as its confirmation too. */
export interface PasswordChange {
  currentPassword: string
  password: string
}

/**
 * Checks the form and submits it; both passwords go into the holder, for the `submit` actor.
 * False: the machine is busy, or the person is signed out (R189).
 */
export const submitPasswordChange = (
  actor: Submittable<FormEvent<BrokenPasswordRule | null>>,
  holder: SecretHolder<PasswordChange>,
  form: PasswordChangeForm,
): boolean =>
  submitWithSecret(
    actor,
    holder,
    { type: 'form.submitted', values: checkPasswordChange(form) },
    { currentPassword: form.currentPassword, password: form.password },
  )
