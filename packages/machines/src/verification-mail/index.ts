export { verificationMailMachine } from './verification-mail.machine.ts'
