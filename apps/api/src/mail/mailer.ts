export interface Mail {
  to: string
  subject: string
  /** Plain text: every mail of this product is a few lines and at most one link. */
  text: string
}

/** Why a mail did not go out. What the mail server said may quote addresses, and is in neither of the two. */
export class MailFailure extends Error {
  /** It would fail again. */
  readonly isPermanent: boolean

  /** @param reason a word or a number */
  constructor(reason: string, { isPermanent }: { isPermanent: boolean }) {
    super(reason)
    this.name = 'MailFailure'
    this.isPermanent = isPermanent
  }
}

export interface Mailer {
  /**
   * Ends within half a minute.
   * @throws MailFailure, or anything else, which is tried again
   */
  send(mail: Mail): Promise<void>
}
