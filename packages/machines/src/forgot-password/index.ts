export { forgotPasswordMachine } from './forgot-password.machine.ts'
export { submitEmail } from './submissions.ts'
