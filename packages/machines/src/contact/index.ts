export { type ContactMessage, contactMachine } from './contact.machine.ts'
