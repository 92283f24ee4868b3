export { createSecretHolder } from '../shared/secret-holder.ts'
export { type NewPasswordField, resetPasswordMachine } from './reset-password.machine.ts'
export { submitNewPassword } from './submissions.ts'
