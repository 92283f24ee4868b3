import type { CallFailure } from './failure.ts'

/** An answer that says itself whether it is a success. `message` is the server's own words. */
export interface Answer {
  status: string
  message?: string | null | undefined
}

/** Only OK is a success: a 2xx answer with another status is a refusal (R285, R362). */
export const isOk = (answer: Answer): boolean => answer.status === 'OK'

/** A failure with the server's message. */
export const refusalOf = ({ message }: Answer): CallFailure =>
  typeof message === 'string' && message !== '' ? { kind: 'refused', message } : { kind: 'refused' }
