export interface Mail {
  to: string
  subject: string
  text: string
  /** The same as a document; mailboxes show one of both. */
  html?: string
}

/** Why a mail was not sent. The mail server's text may quote addresses, so it is not included. */
export class MailFailure extends Error {
  /** A retry would fail too. */
  readonly isPermanent: boolean

  /** @param reason a word or a number */
  constructor(reason: string, { isPermanent }: { isPermanent: boolean }) {
    super(reason)
    this.name = 'MailFailure'
    this.isPermanent = isPermanent
  }
}

export interface Mailer {
  /** Settles within 30 seconds. @throws MailFailure; any other error is retried too */
  send(mail: Mail): Promise<void>
}
