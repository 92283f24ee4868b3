export {
  type VerificationMailContext,
  type VerificationMailEvent,
  type VerificationMailTag,
  type VerificationMailTextKey,
  verificationMailMachine,
} from './verification-mail.machine.ts'
