import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/open.ts'

/** The database channel for changes that concern a person. */
export const PERSON_CHANNEL = 'person_events'

/** A notice names the change only; its readers load the data. */
export type Notice =
  | { kind: 'balance'; userId: string }
  | { kind: 'image-request'; userId: string; requestId: string }
  /** From a process to itself. */
  | { kind: 'echo'; processId: string }

const payloadOf = (notice: Notice): string => {
  if (notice.kind === 'echo') return `echo ${notice.processId}`
  return notice.kind === 'balance' ? `balance ${notice.userId}` : `image-request ${notice.userId} ${notice.requestId}`
}

/** Null for a payload of another version. */
export function readNotice(payload: string): Notice | null {
  const [kind, first, second] = payload.split(' ')
  if (first === undefined) return null
  if (kind === 'echo') return { kind, processId: first }
  if (kind === 'balance') return { kind, userId: first }
  return kind === 'image-request' && second !== undefined ? { kind, userId: first, requestId: second } : null
}

/** An SQL expression that notifies on commit, and never after a rollback. */
export const notify = (notice: Notice): RawBuilder<unknown> => sql`pg_notify(${PERSON_CHANNEL}, ${payloadOf(notice)})`

/** Call it in the transaction of the change. */
export async function announce(db: Db, notice: Notice): Promise<void> {
  await sql`select ${notify(notice)}`.execute(db)
}
