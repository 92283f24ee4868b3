import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/open.ts'

/** The channel of the database on which a process hears what has changed for a person. */
export const PERSON_CHANNEL = 'person_events'

/** It names what has changed and says nothing of it: whoever wants to know reads it. */
export type Notice =
  | { kind: 'balance'; userId: string }
  | { kind: 'image-request'; userId: string; requestId: string }
  /** From a process to itself. */
  | { kind: 'echo'; processId: string }

const payloadOf = (notice: Notice): string => {
  if (notice.kind === 'echo') return `echo ${notice.processId}`
  return notice.kind === 'balance' ? `balance ${notice.userId}` : `image-request ${notice.userId} ${notice.requestId}`
}

/** Null for what no server of this version has written. */
export function readNotice(payload: string): Notice | null {
  const [kind, first, second] = payload.split(' ')
  if (first === undefined) return null
  if (kind === 'echo') return { kind, processId: first }
  if (kind === 'balance') return { kind, userId: first }
  return kind === 'image-request' && second !== undefined ? { kind, userId: first, requestId: second } : null
}

/** As a part of a statement: it is heard when the transaction is committed, and never when it is not. */
export const notify = (notice: Notice): RawBuilder<unknown> => sql`pg_notify(${PERSON_CHANNEL}, ${payloadOf(notice)})`

/** Give it the transaction of the change that it tells of. */
export async function announce(db: Db, notice: Notice): Promise<void> {
  await sql`select ${notify(notice)}`.execute(db)
}
