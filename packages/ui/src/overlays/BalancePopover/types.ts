import type { ReactNode } from 'react'

/** A movement of the ledger. Amounts in tenths. */
export interface TokenMovement {
  id: string
  kind: 'welcome_bonus' | 'purchase' | 'hold' | 'capture' | 'release' | 'token_return' | 'correction' | 'refund'
  /** ISO 8601. */
  at: string
  /** The server's description. */
  about: string
  /** The change of what can be spent; 0 where tokens that were set aside are spent. */
  spendable: number
  /** The change of what is set aside. */
  held: number
}

export type MovementsState =
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void }
  | {
      status: 'ready'
      /** Tenths that are set aside now. */
      held: number
      /** Newest first; a few. */
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
  /** Until it is known how many: it keeps its place free. */
  pending?: boolean | undefined
  hrefs: BalanceHrefs
  /** Called while it is open, with what shows the movements, so that they are read at that time. */
  children: (show: (state: MovementsState) => ReactNode) => ReactNode
}
