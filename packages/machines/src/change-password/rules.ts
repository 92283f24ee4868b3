import { checkNewPassword, type NewPasswordForm } from '../auth/rules.ts'
import type { AuthRuleKey } from '../auth/text-keys.ts'

export interface PasswordChangeForm extends NewPasswordForm {
  currentPassword: string
}

export type PasswordChangeField = keyof PasswordChangeForm

export type PasswordChangeRuleKey = AuthRuleKey | 'account.password.currentRequired'

/** The first rule a change of password breaks. */
export interface BrokenPasswordRule {
  field: PasswordChangeField
  key: PasswordChangeRuleKey
}

/** Requires a current password, which the server checks, and applies the rules for a new one. */
export const checkPasswordChange = (form: PasswordChangeForm): BrokenPasswordRule | null =>
  form.currentPassword === ''
    ? { field: 'currentPassword', key: 'account.password.currentRequired' }
    : checkNewPassword(form)
