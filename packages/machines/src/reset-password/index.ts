export { createSecretHolder } from '../shared/secret-holder.ts'
export {
  type NewPasswordField,
  type ResetPasswordContext,
  type ResetPasswordEmitted,
  type ResetPasswordEvent,
  type ResetPasswordInput,
  type ResetPasswordTag,
  type ResetPasswordTextKey,
  resetPasswordMachine,
} from './reset-password.machine.ts'
export { submitNewPassword } from './submissions.ts'
