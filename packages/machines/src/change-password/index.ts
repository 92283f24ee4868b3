export { createSecretHolder } from '../shared/secret-holder.ts'
export { type ChangePasswordTextKey, changePasswordMachine } from './change-password.machine.ts'
export {
  type BrokenPasswordRule,
  checkPasswordChange,
  type PasswordChangeField,
  type PasswordChangeForm,
  type PasswordChangeRuleKey,
} from './rules.ts'
export { type PasswordChange, submitPasswordChange } from './submissions.ts'
