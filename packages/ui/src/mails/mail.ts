/** The parts of a mail. Each is drawn as HTML and written as text, so that both say the same. */
export type MailBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string; quiet?: boolean }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'link'; label: string; href: string }
  | { kind: 'facts'; rows: readonly MailFact[] }
  /** Words of another person, with their lines. */
  | { kind: 'quote'; text: string }

export interface MailFact {
  label: string
  value: string
  /** The sum of the others. */
  total?: boolean
}

export interface MailContent {
  subject: string
  /** Shown by mailboxes beside the subject. */
  preview?: string
  blocks: readonly MailBlock[]
  /** Small print. */
  footer: readonly string[]
}

/** A mail as it is sent. */
export interface RenderedMail {
  subject: string
  text: string
  html: string
}

/** The company, as it signs its mails. */
export interface MailSender {
  company: string
  address: string
  email: string
}
