export {
  type ContactContext,
  type ContactEmitted,
  type ContactEvent,
  type ContactField,
  type ContactMessage,
  type ContactTag,
  type ContactTextKey,
  contactMachine,
} from './contact.machine.ts'
