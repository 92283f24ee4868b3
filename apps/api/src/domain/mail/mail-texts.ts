import type { Mail } from '../../ports/mailer.ts'

export const passwordResetMail = (to: string, link: URL): Mail => ({
  to,
  subject: 'Set a new Mintage password',
  text: [
    'Someone, hopefully you, asked for a new password for the Mintage account with this e-mail address.',
    '',
    'Set it here (the link works once, for one hour):',
    link.href,
    '',
    'If it was not you, there is nothing to do: your password stays as it is.',
  ].join('\n'),
})

export const verificationMail = (to: string, link: URL): Mail => ({
  to,
  subject: 'Confirm your e-mail for Mintage',
  text: [
    'Welcome to Mintage. Confirm that this e-mail address is yours:',
    link.href,
    '',
    'The link works for 24 hours.',
  ].join('\n'),
})

export const contactMail = (
  to: string,
  from: { name: string; email: string; phone: string | null },
  topic: string,
  message: string,
): Mail => ({
  to,
  subject: `Contact form: ${topic}`,
  text: [`${from.name} <${from.email}>${from.phone ? `, ${from.phone}` : ''} wrote:`, '', message].join('\n'),
})
