import type { Db } from '../db/open.ts'
import { announce } from '../events/notices.ts'

/** Its state has changed, or how far it is. */
export const announceRequest = (db: Db, { id, user_id }: { id: string; user_id: string }): Promise<void> =>
  announce(db, { kind: 'image-request', userId: user_id, requestId: id })
