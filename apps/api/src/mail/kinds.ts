import type { MailKind } from '../db/mails-table.ts'
import { DAY, HOUR, MINUTE } from '../support/clock.ts'

interface Usefulness {
  /** From when it was put in line. */
  usefulFor: number
  longestPause: number
}

/** A person who waits for a link asks for another one; a message to the support team is worth days of tries. */
export const usefulness: Record<MailKind, Usefulness> = {
  password_reset: { usefulFor: HOUR, longestPause: 10 * MINUTE },
  verification: { usefulFor: DAY, longestPause: HOUR },
  contact: { usefulFor: 3 * DAY, longestPause: HOUR },
}
