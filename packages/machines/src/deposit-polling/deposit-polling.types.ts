import type { Message, ToastTone } from '../shared/message.ts'

export type DepositTextKey =
  | 'deposit.credited'
  | 'deposit.failed'
  | 'deposit.pending'
  | 'deposit.cancelled'
  | 'deposit.checked'
  | 'deposit.checkFailed'

export interface DepositPollingInput {
  /** Null when the screen was opened without an order id (D27). */
  depositId: string | null
  signedIn: boolean
}

export interface DepositPollingContext {
  depositId: string | null
  signedIn: boolean
  /** What the server said last, as it said it. */
  status: string | null
}

export type DepositPollingEvent =
  | { type: 'check.requested' }
  | { type: 'person.signedIn' }
  | { type: 'person.signedOut' }

export type DepositPollingEmitted =
  /** Refresh the profile and go to the success screen. */
  | { type: 'depositCredited'; depositId: string }
  /** Go to the failure screen; `detail` says why when it is known (D28). */
  | { type: 'depositFailed'; depositId: string; detail: Message<DepositTextKey> | null }
  | { type: 'toast'; tone: ToastTone; message: Message<DepositTextKey> }

export type DepositPollingTag = 'busy' | 'polling' | 'checking'
