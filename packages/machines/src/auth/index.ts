export { createSecretHolder, type SecretHolder } from '../shared/secret-holder.ts'
export { authMachine } from './auth.machine.ts'
export type {
  AuthContext,
  AuthEmitted,
  AuthEvent,
  AuthInput,
  AuthTag,
  SessionAnswer,
  SignInRequest,
  SignUpRequest,
} from './auth.types.ts'
export type { SignUpErrors } from './failures.ts'
export {
  type BrokenRule,
  checkNewPassword,
  checkResetRequest,
  checkSignIn,
  checkSignUp,
  isEmail,
  isPasswordAllowed,
  type NewPasswordForm,
  PASSWORD_MAX,
  PASSWORD_MIN,
  type SignInField,
  type SignInForm,
  type SignUpField,
  type SignUpForm,
} from './rules.ts'
export { type AuthState, authState, hasLoggedOut, isProfileAwaited } from './selectors.ts'
export { type Credentials, submitSignIn, submitSignUp } from './submissions.ts'
export type { AuthNoticeKey, AuthRuleKey, AuthTextKey } from './texts.ts'
