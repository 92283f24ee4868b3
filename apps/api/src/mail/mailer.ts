export interface Mail {
  to: string
  subject: string
  /** Plain text: every mail of this product is a few lines and at most one link. */
  text: string
}

export interface Mailer {
  send(mail: Mail): Promise<void>
}
