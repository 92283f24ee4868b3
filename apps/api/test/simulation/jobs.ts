import { cancelSuperseded } from '../../src/domain/payments/cancel.ts'
import {
  cancelExpiredDeposits,
  recoverInterruptedCharges,
  settleDuePayments,
} from '../../src/domain/payments/recovery.ts'
import { deleteOldKeys } from '../../src/platform/db/idempotency.ts'
import type { Dependencies } from '../../src/ports/dependencies.ts'
import type { Job } from './events.ts'

/** The scheduled work of a server that concerns money. */
export const jobs: Readonly<Record<Job, (dependencies: Dependencies) => Promise<void>>> = {
  refunds: settleDuePayments,
  interrupted: recoverInterruptedCharges,
  superseded: cancelSuperseded,
  expired: cancelExpiredDeposits,
  keys: ({ db, clock }) => deleteOldKeys(db, clock.now()),
}
