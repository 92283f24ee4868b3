import type { CardKind, ChargeFault } from './gateway.ts'

/** Two processes answer requests and do the scheduled work. */
export type Server = 0 | 1

export type Job = 'refunds' | 'interrupted' | 'superseded' | 'expired' | 'keys'

type Offer = { pack_id: number } | { tokens: number }

/** What can happen. An event names earlier ones by id; without them it does nothing, so any can be left out. */
interface Bodies {
  order: { server: Server; customer: number; offer: Offer; currency: string; promo: string | null }
  pay: { server: Server; order: number; card: CardKind; fault: ChargeFault }
  /** The same request with the same key again. */
  repeat: { server: Server; of: number }
  /** The bank decides about a charge that waits for it. */
  bank: { pay: number; isPaid: boolean }
  /** The gateway delivers one of its events, perhaps one that was delivered before. */
  deliver: { server: Server; choice: number; isAgain: boolean }
  work: { server: Server; job: Job }
  use: { server: Server; customer: number; images: number }
  /** The end of one image. */
  finish: { server: Server; use: number; end: 'delivered' | 'failed' | 'cancelled' }
  refund: { server: Server; pay: number; share: number; isForced: boolean }
  refundAtProvider: { pay: number; share: number }
  refundFails: { pay: number }
  dispute: { pay: number; share: number }
  disputeCloses: { pay: number; status: 'won' | 'lost' }
  crash: { server: Server }
  clock: { seconds: number }
  /** The next calls of the gateway fail. */
  trouble: { kind: 'unavailable' | 'lost'; calls: number }
  /** Everything under way comes to its end, and the books are compared. */
  settle: object
}

export type EventType = keyof Bodies
export type BodyOf<T extends EventType> = Bodies[T]

export type EventOf<T extends EventType> = {
  id: number
  type: T
  /** How many steps follow, and the seed of the choice who takes them. */
  steps: number
  seed: number
} & Bodies[T]

export type ShopEvent = { [T in EventType]: EventOf<T> }[EventType]

export type Handlers = { [T in EventType]: (event: EventOf<T>) => void }
