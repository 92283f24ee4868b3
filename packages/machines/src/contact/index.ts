export { type ContactField, type ContactMessage, type ContactTextKey, contactMachine } from './contact.machine.ts'
