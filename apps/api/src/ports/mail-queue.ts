export interface MailQueue {
  /** Sends due mails; repeated calls are harmless, because the rows are the queue. */
  wake(): void
  /** Resolves when no try is running here and no mail is due. */
  idle(): Promise<void>
  resume(): Promise<void>
  /** Finishes the running tries; waiting mails stay in the database for the next process. */
  close(): Promise<void>
}
