export { createSecretHolder } from '../shared/secret-holder.ts'
export { type NewPasswordField, type ResetPasswordTextKey, resetPasswordMachine } from './reset-password.machine.ts'
export { submitNewPassword } from './submissions.ts'
