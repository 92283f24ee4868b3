import type { SecretHolder } from '../shared/secret-holder.ts'
import { type Submittable, submitWithSecret } from '../shared/submit.ts'
import type { ChangePasswordEvent } from './change-password.machine.ts'
import { checkPasswordChange, type PasswordChangeForm } from './rules.ts'

/** What the one request carries and the machine never sees. The new password is sent as its confirmation too. */
export interface PasswordChange {
  currentPassword: string
  password: string
}

/**
 * Checks the form and submits it; both passwords go into the holder, for the `changePassword` actor.
 * False: the machine is busy, or the person is signed out (R189).
 */
export const submitPasswordChange = (
  actor: Submittable<ChangePasswordEvent>,
  holder: SecretHolder<PasswordChange>,
  form: PasswordChangeForm,
): boolean =>
  submitWithSecret(
    actor,
    holder,
    { type: 'password.submitted', broken: checkPasswordChange(form) },
    { currentPassword: form.currentPassword, password: form.password },
  )
