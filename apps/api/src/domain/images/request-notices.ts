import type { Db } from '../../platform/db/open.ts'
import { announce } from '../../platform/events/notices.ts'

/** Notifies of a change of state or progress. */
export const announceRequest = (db: Db, { id, user_id }: { id: string; user_id: string }): Promise<void> =>
  announce(db, { kind: 'image-request', userId: user_id, requestId: id })
