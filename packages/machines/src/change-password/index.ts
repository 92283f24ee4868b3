export { createSecretHolder } from '../shared/secret-holder.ts'
export { changePasswordMachine } from './change-password.machine.ts'
export { type BrokenPasswordRule, checkPasswordChange } from './rules.ts'
export { type PasswordChange, submitPasswordChange } from './submissions.ts'
