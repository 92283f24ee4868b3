import { createHmac } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/open.ts'
import type { SandboxPaymentsTable } from '../../../platform/db/payment-tables.ts'
import { after, type Clock, MINUTE, SECOND } from '../../../platform/support/clock.ts'
import { equalSecrets } from '../../../platform/support/secrets.ts'
import {
  type CardGateway,
  type ChargeOutcome,
  type GatewayEvent,
  type GatewayNews,
  GatewayUnavailable,
} from '../../../ports/payment-gateway.ts'
import { behaviourOf, checkCard, declinedText, type SandboxBehaviour, summariseCard } from './cards.ts'

const PENDING_FOR = 20 * SECOND
/** An unanswered 3-D Secure page fails after this time, so that no order stays open. */
const CHALLENGE_FOR = 30 * MINUTE

type Payment = Selectable<SandboxPaymentsTable>

export interface SandboxGateway extends CardGateway {
  /** The person's answer on the 3-D Secure page; null if no answer is expected (any more). */
  answerChallenge(attemptId: string, completed: boolean): Promise<GatewayEvent | null>
  isChallenged(attemptId: string): Promise<boolean>
  sign(rawBody: string): string
}

const challengeUrl = (attemptId: string) => `/sandbox/3ds/${attemptId}`

type NewState = Pick<Payment, 'state' | 'becomes' | 'due_at' | 'code' | 'succeeds_after_cancel'>

function stateOf(behaviour: SandboxBehaviour, now: Date): NewState {
  const settled = { becomes: null, due_at: null, code: null, succeeds_after_cancel: false }
  switch (behaviour.kind) {
    case 'succeeded':
      return { ...settled, state: 'succeeded' }
    case 'challenge':
      return {
        ...settled,
        state: 'challenge',
        becomes: 'failed',
        due_at: after(now, CHALLENGE_FOR),
        succeeds_after_cancel: behaviour.succeedsAfterCancel ?? false,
      }
    case 'pending':
      return { ...settled, state: 'pending', becomes: behaviour.becomes, due_at: after(now, PENDING_FOR) }
    case 'declined':
      return { ...settled, state: 'failed', code: behaviour.message }
    case 'unavailable':
      throw new GatewayUnavailable()
  }
}

function outcomeOf(payment: Payment): ChargeOutcome {
  switch (payment.state) {
    case 'succeeded':
      return { kind: 'succeeded' }
    case 'failed':
      return { kind: 'declined', message: payment.code ?? declinedText }
    case 'cancelled':
      return { kind: 'declined', message: 'Payment was cancelled' }
    case 'challenge':
      return { kind: 'challenge', url: challengeUrl(payment.attempt_id) }
    case 'pending':
      return { kind: 'pending' }
  }
}

function eventOf(attemptId: string, succeeded: boolean): GatewayEvent {
  const type = succeeded ? 'payment.succeeded' : 'payment.failed'
  const id = `evt_${attemptId}_${succeeded ? 'succeeded' : 'failed'}`
  return { id, type, attemptId, depositId: null, body: { id, type, attempt_id: attemptId } }
}

const paymentTypes = ['payment.succeeded', 'payment.failed', 'payment.cancelled'] as const
const refundStates = { 'refund.succeeded': 'succeeded', 'refund.failed': 'failed' } as const
const disputeStates = { 'dispute.opened': 'open', 'dispute.won': 'won', 'dispute.lost': 'lost' } as const

const isKeyOf = <T extends object>(table: T, key: string): key is Extract<keyof T, string> => Object.hasOwn(table, key)

const textIn = (body: object, name: string): string | null => {
  const value: unknown = Reflect.get(body, name)
  return typeof value === 'string' ? value : null
}

/** What happened: the type with the fields that belong to it. */
function newsIn(body: object): GatewayNews {
  const given = textIn(body, 'type') ?? ''
  const payment = paymentTypes.find((known) => known === given)
  if (payment) return { type: payment }
  const amount: unknown = Reflect.get(body, 'amount_minor')
  const amountMinor = typeof amount === 'number' && Number.isSafeInteger(amount) && amount > 0 ? amount : null
  const gatewayRefund = textIn(body, 'refund')
  if (isKeyOf(refundStates, given) && gatewayRefund !== null && amountMinor !== null) {
    const refund = { gatewayRefund, refundId: textIn(body, 'refund_id'), amountMinor, state: refundStates[given] }
    return { type: 'refund.changed', refund }
  }
  const gatewayDispute = textIn(body, 'dispute')
  if (isKeyOf(disputeStates, given) && gatewayDispute !== null && amountMinor !== null) {
    return { type: 'dispute.changed', dispute: { gatewayDispute, amountMinor, status: disputeStates[given] } }
  }
  return { type: 'other' }
}

function parseEvent(rawBody: string): GatewayEvent | null {
  const body: unknown = JSON.parse(rawBody)
  if (typeof body !== 'object' || body === null) return null
  const id = textIn(body, 'id')
  if (id === null) return null
  return { id, attemptId: textIn(body, 'attempt_id'), depositId: textIn(body, 'deposit_id'), body, ...newsIn(body) }
}

/** Behaves like a real gateway, keeps its state across restarts, and moves no money. */
export function createSandboxGateway(db: Db, clock: Clock, secret: string): SandboxGateway {
  const sign = (rawBody: string) => `sha256=${createHmac('sha256', secret).update(rawBody).digest('hex')}`

  const read = (attemptId: string): Promise<Payment | undefined> =>
    db.selectFrom('sandbox_payments').selectAll().where('attempt_id', '=', attemptId).executeTakeFirst()

  return {
    kind: 'card',
    name: 'sandbox',
    signatureHeader: 'x-mintage-signature',
    chargeStep: () => 1,
    sign,
    check: (card) => checkCard(card, clock.now()),
    summarise: summariseCard,

    async charge({ attemptId, amountMinor, currency, card }) {
      const state = stateOf(behaviourOf(card.number), clock.now())
      await db
        .insertInto('sandbox_payments')
        .values({ attempt_id: attemptId, amount_minor: amountMinor, currency, ...state })
        .onConflict((conflict) => conflict.column('attempt_id').doNothing())
        .execute()
      const payment = await read(attemptId)
      if (!payment) throw new GatewayUnavailable()
      return outcomeOf(payment)
    },

    async find(attemptId) {
      const payment = await read(attemptId)
      return payment ? outcomeOf(payment) : null
    },

    async cancel(attemptId) {
      // A row for an unknown charge, so that the charge is refused if it arrives later.
      await db
        .insertInto('sandbox_payments')
        .values({ attempt_id: attemptId, amount_minor: 0, currency: '', state: 'cancelled' })
        .onConflict((conflict) => conflict.column('attempt_id').doNothing())
        .execute()
      const payment = await read(attemptId)
      const late = { state: 'pending', becomes: 'succeeded', due_at: after(clock.now(), PENDING_FOR) } as const
      if (payment?.state === 'challenge' || payment?.state === 'pending') {
        await db
          .updateTable('sandbox_payments')
          .set(payment.succeeds_after_cancel ? late : { state: 'cancelled', due_at: null })
          .where('attempt_id', '=', attemptId)
          .where('state', '=', payment.state)
          .execute()
      }
      return (await read(attemptId))?.state === 'succeeded' ? 'succeeded' : 'cancelled'
    },

    async refund({ refundId, attemptId, amountMinor }) {
      await db
        .insertInto('sandbox_refunds')
        .values({ refund_id: refundId, attempt_id: attemptId, amount_minor: amountMinor })
        .onConflict((conflict) => conflict.column('refund_id').doNothing())
        .execute()
      return { gatewayRefund: `re_${refundId}` }
    },

    isChallenged: async (attemptId) => (await read(attemptId))?.state === 'challenge',

    async answerChallenge(attemptId, completed) {
      const changed = await db
        .updateTable('sandbox_payments')
        .set({ state: completed ? 'succeeded' : 'failed', code: completed ? null : 'The 3-D Secure check failed.' })
        .where('attempt_id', '=', attemptId)
        .where('state', '=', 'challenge')
        .returning('state')
        .executeTakeFirst()
      if (changed) return eventOf(attemptId, completed)
      // Already answered: repeating the event is harmless and redirects the person to the same result.
      const payment = await read(attemptId)
      if (payment?.state !== 'succeeded' && payment?.state !== 'failed') return null
      return eventOf(attemptId, payment.state === 'succeeded')
    },

    async readEvent(signature, rawBody) {
      if (signature === undefined || !equalSecrets(signature, sign(rawBody))) return 'forged'
      return parseEvent(rawBody)
    },

    async settle(apply) {
      const due = await db
        .selectFrom('sandbox_payments')
        .selectAll()
        .where('state', 'in', ['pending', 'challenge'])
        .where('due_at', '<=', clock.now())
        .execute()
      for (const payment of due) {
        // Applied first and marked later: a crash in between repeats the event, which is applied once.
        await apply(eventOf(payment.attempt_id, payment.becomes === 'succeeded'))
        await db
          .updateTable('sandbox_payments')
          .set({ state: payment.becomes ?? 'failed' })
          .where('attempt_id', '=', payment.attempt_id)
          .where('state', '=', payment.state)
          .execute()
      }
    },
  }
}
