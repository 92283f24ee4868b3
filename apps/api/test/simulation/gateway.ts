import type {
  CardGateway,
  ChargeOutcome,
  DisputeNews,
  GatewayEvent,
  GatewayNews,
  RefundNews,
} from '../../src/ports/payment-gateway.ts'
import { GatewayUnavailable, RefundRefused } from '../../src/ports/payment-gateway.ts'
import type { Process, Scheduler } from './scheduler.ts'

export type CardKind = 'paid' | 'declined' | 'challenge' | 'pending'
/** What goes wrong with a charge; `lost`: the answer is, after the charge. */
export type ChargeFault = 'none' | 'unavailable' | 'lost' | 'slow'

export interface Charge {
  attemptId: string
  card: string
  amountMinor: number
  currency: string
  state: 'paid' | 'declined' | 'challenge' | 'pending' | 'cancelled'
  /** The bank may still confirm it, although its cancellation was accepted. */
  isAtBank: boolean
  refunds: RefundNews[]
  disputes: DisputeNews[]
}

/** A request was sent, and its answer never came. */
export class AnswerLost extends Error {
  constructor() {
    super('the answer of the gateway was lost')
    this.name = 'AnswerLost'
  }
}

const states = { paid: 'paid', declined: 'declined', challenge: 'challenge', pending: 'pending' } as const

const sum = (amounts: readonly { amountMinor: number }[]) =>
  amounts.reduce((total, { amountMinor }) => total + amountMinor, 0)

export const refundedOf = ({ refunds }: Charge) => sum(refunds.filter(({ state }) => state !== 'failed'))
export const disputedOf = ({ disputes }: Charge) => sum(disputes.filter(({ status }) => status !== 'won'))

const outcomeOf = ({ state, attemptId }: Charge): ChargeOutcome => {
  if (state === 'paid') return { kind: 'succeeded' }
  if (state === 'challenge') return { kind: 'challenge', url: `https://bank.example/${attemptId}` }
  return state === 'pending' ? { kind: 'pending' } : { kind: 'declined', message: 'Your card was declined.' }
}

/** A gateway with books of its own, which the shop is compared with. The card says what happens to its charge. */
export function createGateway(scheduler: Scheduler) {
  const charges = new Map<string, Charge>()
  const events: { event: GatewayEvent; deliveries: number }[] = []
  /** Calls that fail next, other than charges. */
  let troubles: ('unavailable' | 'lost')[] = []
  /** Charges of crashed processes, which were on their way. */
  let onTheWay: { process: Process; arrive: () => void }[] = []
  let count = 0

  const emit = (attemptId: string, news: GatewayNews) => {
    count += 1
    const id = `event-${count}`
    events.push({ event: { id, attemptId, depositId: null, body: { id, ...news }, ...news }, deliveries: 0 })
  }
  const change = (charge: Charge, state: Charge['state']) => {
    charge.state = state
    charge.isAtBank = state === 'challenge' || state === 'pending' || (state === 'cancelled' && charge.isAtBank)
    if (state === 'paid') emit(charge.attemptId, { type: 'payment.succeeded' })
    if (state === 'declined') emit(charge.attemptId, { type: 'payment.failed' })
    if (state === 'cancelled') emit(charge.attemptId, { type: 'payment.cancelled' })
  }
  const tell = (charge: Charge, refund: RefundNews) =>
    emit(charge.attemptId, { type: 'refund.changed', refund: { ...refund } })
  const tellDispute = (charge: Charge, dispute: DisputeNews) =>
    emit(charge.attemptId, { type: 'dispute.changed', dispute: { ...dispute } })

  const chargeOnce = (attemptId: string, number: string, amountMinor: number, currency: string): Charge => {
    const known = charges.get(attemptId)
    if (known) return known
    const [kind = '', , card = ''] = number.split('.')
    const charge: Charge = {
      attemptId,
      card,
      amountMinor,
      currency,
      state: 'pending',
      isAtBank: false,
      refunds: [],
      disputes: [],
    }
    charges.set(attemptId, charge)
    const state = Object.values(states).find((one) => one === kind) ?? 'declined'
    change(charge, state)
    return charge
  }

  /** A call that is not a charge. @throws GatewayUnavailable, before or after the work */
  async function call<T>(process: Process, work: () => T): Promise<T> {
    await scheduler.turn(process)
    const trouble = troubles.shift()
    if (trouble === 'unavailable') throw new GatewayUnavailable()
    const answer = work()
    await scheduler.turn(process)
    if (trouble === 'lost') throw new GatewayUnavailable()
    return answer
  }

  const connect = (process: Process): CardGateway => ({
    kind: 'card',
    signatureHeader: 'x-mintage-signature',
    chargeStep: () => 1,
    name: 'simulated',
    check: () => null,
    summarise: ({ number }) => ({ brand: 'visa', last4: number.split('.').at(-1) ?? '' }),

    async charge({ attemptId, amountMinor, currency, card: { number } }) {
      const work = () => chargeOnce(attemptId, number, amountMinor, currency)
      const sent = { process, arrive: work }
      onTheWay.push(sent)
      await scheduler.turn(process)
      onTheWay = onTheWay.filter((other) => other !== sent)
      const [, fault = ''] = number.split('.')
      if (fault === 'unavailable') throw new GatewayUnavailable()
      const charge = work()
      const waits = fault === 'slow' ? 8 : 1
      for (let turn = 0; turn < waits; turn += 1) await scheduler.turn(process)
      if (fault === 'lost') throw new AnswerLost()
      return outcomeOf(charge)
    },

    find: (attemptId) =>
      call(process, () => {
        const charge = charges.get(attemptId)
        return charge ? outcomeOf(charge) : null
      }),

    cancel: (attemptId) =>
      call(process, () => {
        const charge = charges.get(attemptId) ?? chargeOnce(attemptId, 'declined.none.cancelled', 0, 'EUR')
        if (charge.state === 'paid') return 'succeeded'
        if (charge.state === 'challenge' || charge.state === 'pending') change(charge, 'cancelled')
        return 'cancelled'
      }),

    refund: ({ refundId, attemptId, amountMinor }) =>
      call(process, () => {
        const charge = charges.get(attemptId)
        const known = charge?.refunds.find((refund) => refund.refundId === refundId)
        if (known) return { gatewayRefund: known.gatewayRefund }
        if (charge?.state !== 'paid') throw new RefundRefused('the charge was never made')
        if (charge.disputes.some(({ status }) => status !== 'won')) throw new RefundRefused('the charge is disputed')
        if (amountMinor > charge.amountMinor - refundedOf(charge)) throw new RefundRefused('the refund is too large')
        return { gatewayRefund: refund(charge, amountMinor, refundId).gatewayRefund }
      }),

    readEvent: () => Promise.resolve(null),
    settle: () => Promise.resolve(),
  })

  function refund(charge: Charge, amountMinor: number, refundId: string | null): RefundNews {
    count += 1
    const news: RefundNews = { gatewayRefund: `refund-${count}`, refundId, amountMinor, state: 'succeeded' }
    charge.refunds.push(news)
    tell(charge, news)
    return news
  }

  return {
    connect,
    charges,
    events,

    /** What the bank decides about a charge that waits for it. */
    decide(charge: Charge, isPaid: boolean): void {
      if (charge.isAtBank) change(charge, isPaid ? 'paid' : 'declined')
    },

    /** A refund at the provider, of a share of what is left. */
    refundHere(charge: Charge, share: number): void {
      const left = charge.state === 'paid' ? charge.amountMinor - refundedOf(charge) - disputedOf(charge) : 0
      const amount = Math.ceil(left * share)
      if (amount > 0 && !charge.disputes.some(({ status }) => status === 'open')) refund(charge, amount, null)
    },

    failRefund(charge: Charge): void {
      const news = charge.refunds.findLast(({ state }) => state !== 'failed')
      if (!news) return
      news.state = 'failed'
      tell(charge, news)
    },

    dispute(charge: Charge, share: number): void {
      if (charge.state !== 'paid' || charge.disputes.length >= 2) return
      count += 1
      const amountMinor = Math.ceil(charge.amountMinor * share)
      const dispute: DisputeNews = { gatewayDispute: `dispute-${count}`, amountMinor, status: 'open' }
      charge.disputes.push(dispute)
      tellDispute(charge, dispute)
    },

    closeDispute(charge: Charge, status: 'won' | 'lost'): void {
      const dispute = charge.disputes.find((one) => one.status === 'open')
      if (!dispute) return
      dispute.status = status
      tellDispute(charge, dispute)
    },

    trouble(kind: 'unavailable' | 'lost', calls: number): void {
      troubles = Array.from({ length: calls }, () => kind)
    },

    /** What crashed processes had sent arrives. */
    land(): void {
      const arriving = onTheWay.filter(({ process }) => !process.isAlive)
      onTheWay = onTheWay.filter(({ process }) => process.isAlive)
      for (const { arrive } of arriving) arrive()
    },
  }
}

export type SimulatedGateway = ReturnType<typeof createGateway>
