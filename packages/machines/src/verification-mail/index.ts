export { type VerificationMailTextKey, verificationMailMachine } from './verification-mail.machine.ts'
