import type { MailContent } from './mail.ts'
import { say } from './say.ts'

export const verificationMail = ({ link }: { link: string }): MailContent => ({
  subject: say('mail.verification.subject'),
  preview: say('mail.verification.preview'),
  blocks: [
    { kind: 'paragraph', text: say('mail.verification.text') },
    { kind: 'button', label: say('mail.verification.button'), href: link },
    { kind: 'paragraph', text: say('mail.verification.lifetime'), quiet: true },
  ],
  footer: [],
})

export const passwordResetMail = ({ link }: { link: string }): MailContent => ({
  subject: say('mail.passwordReset.subject'),
  preview: say('mail.passwordReset.preview'),
  blocks: [
    { kind: 'paragraph', text: say('mail.passwordReset.text') },
    { kind: 'paragraph', text: say('mail.passwordReset.lifetime') },
    { kind: 'button', label: say('mail.passwordReset.button'), href: link },
    { kind: 'paragraph', text: say('mail.passwordReset.notYou'), quiet: true },
  ],
  footer: [],
})

/** The copy of a contact message for the support team. */
export const contactMail = (message: {
  name: string
  email: string
  phone: string | null
  topic: string
  message: string
}): MailContent => {
  const { name, email, phone, topic } = message
  const from = phone
    ? say('mail.contact.fromWithPhone', { name, email, phone })
    : say('mail.contact.from', { name, email })
  return {
    subject: say('mail.contact.subject', { topic }),
    blocks: [
      { kind: 'paragraph', text: from },
      { kind: 'quote', text: message.message },
    ],
    footer: [],
  }
}
