import type { ReactNode } from 'react'

/** A movement of the ledger. Amounts in tenths. */
export interface TokenMovement {
  id: string
  kind:
    | 'welcome_bonus'
    | 'purchase'
    | 'hold'
    | 'capture'
    | 'release'
    | 'token_return'
    | 'correction'
    | 'refund'
    | 'refund_reversal'
  /** ISO 8601. */
  at: string
  /** The server's description. */
  about: string
  /** Change of available tokens; 0 when held tokens are spent. */
  spendable: number
  /** Change of held tokens. */
  held: number
}

export type MovementsState =
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void }
  | {
      status: 'ready'
      /** Tenths that are held now. */
      held: number
      /** The last few, newest first. */
      movements: readonly TokenMovement[]
    }

export interface BalanceHrefs {
  buy: string
  paymentHistory: string
  requestHistory: string
}

export interface BalancePopoverProps {
  /** Tenths of a token; null while unknown, shown as 0 (R171). */
  balance: number | null
  /** Tenths that the person owes for refunded purchases. */
  debt?: number | undefined
  /** Reserves the place until the balance is loaded. */
  pending?: boolean | undefined
  hrefs: BalanceHrefs
  /** Called while it is open, with a function that shows the movements, so that they are read only then. */
  children: (show: (state: MovementsState) => ReactNode) => ReactNode
}
