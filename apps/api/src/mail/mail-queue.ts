/** Sends the queued mails. */
export interface MailQueue {
  /** Takes up what waits; the rows are the truth, so calling it twice does no harm. */
  wake(): void
  /** Resolves when no try is under way here, and nothing is due. */
  idle(): Promise<void>
  /** Sends from now on. */
  resume(): Promise<void>
  /** Finishes the tries that are under way; what waits stays in the database for the next process. */
  close(): Promise<void>
}
