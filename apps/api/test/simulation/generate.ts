import type { BodyOf, EventType, Server, ShopEvent } from './events.ts'
import type { Random } from './scheduler.ts'

/** mulberry32: 32 bits of state, which is enough to repeat a run. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const CUSTOMERS = 4

/** How often each event happens, of a hundred or so. */
const weights: Readonly<Record<EventType, number>> = {
  order: 14,
  pay: 18,
  repeat: 5,
  bank: 6,
  deliver: 18,
  work: 9,
  use: 10,
  finish: 10,
  refund: 6,
  refundAtProvider: 3,
  refundFails: 1,
  dispute: 4,
  disputeCloses: 3,
  crash: 2,
  clock: 4,
  trouble: 1,
  settle: 0.5,
}

const isType = (name: string): name is EventType => name in weights
const types = Object.keys(weights).filter(isType)
const total = types.reduce((sum, type) => sum + weights[type], 0)

/** Makes events at random. Most concern what happened lately. */
export function createGenerator(random: Random): (id: number) => ShopEvent {
  const below = (limit: number) => Math.floor(random() * limit)
  const oneOf = <T>(choices: readonly [T, ...T[]]): T => choices[below(choices.length)] ?? choices[0]
  const chance = (share: number) => random() < share
  const server = (): Server => (chance(0.5) ? 0 : 1)
  const share = () => oneOf([1, 1, 0.5, 0.33, 0.1, 0.01])
  const made = { order: [0], pay: [0], use: [0] }
  const recent = (of: keyof typeof made) =>
    made[of].at(-1 - Math.floor(random() ** 2 * Math.min(30, made[of].length))) ?? 0
  let paidLast = 0
  const orderToPay = () => {
    // Another card for the same order is what makes second charges.
    if (!chance(0.5)) paidLast = recent('order')
    return paidLast
  }

  const bodies: { [T in EventType]: () => BodyOf<T> & { type: T } } = {
    order: () => ({
      type: 'order',
      server: server(),
      customer: below(CUSTOMERS),
      offer: chance(0.5) ? { pack_id: oneOf([2, 2, 2, 3, 4]) } : { tokens: Math.round(550 + random() * 1500) / 10 },
      currency: oneOf(['EUR', 'USD', 'GBP', 'JPY']),
      promo: oneOf([null, 'WELCOME10', 'FIVEOFF', 'FIVEOFF']),
    }),
    pay: () => ({
      type: 'pay',
      server: server(),
      order: orderToPay(),
      card: oneOf(['paid', 'paid', 'paid', 'declined', 'challenge', 'pending']),
      fault: oneOf(['none', 'none', 'none', 'unavailable', 'lost', 'slow']),
    }),
    repeat: () => ({
      type: 'repeat',
      server: server(),
      of: recent(chance(0.3) ? 'order' : chance(0.7) ? 'pay' : 'use'),
    }),
    bank: () => ({ type: 'bank', pay: recent('pay'), isPaid: chance(0.7) }),
    deliver: () => ({ type: 'deliver', server: server(), choice: random(), isAgain: chance(0.15) }),
    work: () => ({
      type: 'work',
      server: server(),
      job: oneOf(['refunds', 'refunds', 'interrupted', 'superseded', 'expired', 'keys']),
    }),
    use: () => ({ type: 'use', server: server(), customer: below(CUSTOMERS), images: 1 + below(4) }),
    finish: () => ({
      type: 'finish',
      server: server(),
      use: recent('use'),
      end: oneOf(['delivered', 'delivered', 'failed', 'cancelled']),
    }),
    refund: () => ({ type: 'refund', server: server(), pay: recent('pay'), share: share(), isForced: chance(0.7) }),
    refundAtProvider: () => ({ type: 'refundAtProvider', pay: recent('pay'), share: share() }),
    refundFails: () => ({ type: 'refundFails', pay: recent('pay') }),
    dispute: () => ({ type: 'dispute', pay: recent('pay'), share: share() }),
    disputeCloses: () => ({ type: 'disputeCloses', pay: recent('pay'), status: oneOf(['won', 'lost']) }),
    crash: () => ({ type: 'crash', server: server() }),
    clock: () => ({ type: 'clock', seconds: oneOf([1, 31, 61, 3600, 90_000]) }),
    trouble: () => ({ type: 'trouble', kind: oneOf(['unavailable', 'lost']), calls: 1 + below(3) }),
    settle: () => ({ type: 'settle' }),
  }

  function choose(): EventType {
    let rest = random() * total
    for (const type of types) {
      rest -= weights[type]
      if (rest < 0) return type
    }
    return 'settle'
  }

  let last: EventType = 'settle'
  return (id) => {
    // People press twice, and two servers take the same order.
    const type = last === 'pay' && chance(0.3) ? last : choose()
    last = type
    if (type === 'order' || type === 'pay' || type === 'use') made[type].push(id)
    const isBrief = chance(type === 'pay' ? 0.5 : 0.2)
    return { id, steps: below(isBrief ? 4 : 30), seed: below(2 ** 32), ...bodies[type]() }
  }
}
