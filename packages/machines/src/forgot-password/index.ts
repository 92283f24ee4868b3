export {
  type ForgotPasswordContext,
  type ForgotPasswordEmitted,
  type ForgotPasswordEvent,
  type ForgotPasswordTag,
  type ForgotPasswordTextKey,
  forgotPasswordMachine,
} from './forgot-password.machine.ts'
