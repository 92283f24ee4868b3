import type Stripe from 'stripe'

/** The parts of Stripe's objects that a shop reads; names and types are the SDK's. */
export type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_total'
  | 'currency'
  | 'client_reference_id'
  | 'customer_email'
  | 'expires_at'
  | 'metadata'
  | 'payment_status'
  | 'status'
  | 'success_url'
  | 'cancel_url'
  | 'url'
> & { payment_intent: string | null }

export type Payment = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'amount' | 'amount_received' | 'currency' | 'metadata' | 'status'
> & { latest_charge: string }

export type Refund = Pick<Stripe.Refund, 'id' | 'object' | 'amount' | 'currency' | 'metadata' | 'status'> & {
  charge: string
  payment_intent: string
}

export type Dispute = Pick<Stripe.Dispute, 'id' | 'object' | 'amount' | 'currency' | 'status'> & {
  charge: string
  payment_intent: string
}

export type StripeEvent = Pick<Stripe.EventBase, 'id' | 'object' | 'api_version' | 'created' | 'livemode'> & {
  type: string
  account?: string
  pending_webhooks: number
  data: { object: object }
}

/** An error of the API, with its HTTP status. */
export class StripeFault extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly type: string

  constructor(
    status: number,
    code?: string,
    message = code ?? 'A fault of the server',
    type = 'invalid_request_error',
  ) {
    super(message)
    this.status = status
    this.code = code
    this.type = type
  }
}

export interface OpenSession {
  amount: number
  currency: string
  expiresAt: number
  metadata: Record<string, string>
  orderId: string
  email: string
  successUrl: string
  cancelUrl: string
}

const MINUTES = 60

/** Stripe's rules for amounts, as its documentation of currencies states them. */
function checkAmount(amount: number, currency: string): void {
  if (!Number.isSafeInteger(amount)) throw new StripeFault(400, 'parameter_invalid_integer')
  if (['isk', 'ugx'].includes(currency) && amount % 100 !== 0) throw new StripeFault(400, 'invalid_amount')
  if (['bhd', 'jod', 'kwd', 'omr', 'tnd'].includes(currency) && amount % 10 !== 0)
    throw new StripeFault(400, 'invalid_amount')
  if (amount > 99_999_999) throw new StripeFault(400, 'amount_too_large')
}

/** An account at Stripe with its payments. Each change is an event, which the caller delivers, in any order or never. */
export function createBooks(now: () => Date, { url, currencies }: { url(): string; currencies: readonly string[] }) {
  const sessions = new Map<string, Session>()
  const payments = new Map<string, Payment>()
  const refunds = new Map<string, Refund>()
  const disputes = new Map<string, Dispute>()
  const events: StripeEvent[] = []
  const intents = new Map<string, Record<string, string>>()
  let count = 0
  const newId = (prefix: string) => {
    count += 1
    return `${prefix}_test_${String(count).padStart(6, '0')}`
  }
  const seconds = () => Math.floor(now().getTime() / 1000)

  function announce(type: string, object: object): StripeEvent {
    const event: StripeEvent = {
      id: newId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: seconds(),
      livemode: false,
      pending_webhooks: 1,
      type,
      data: { object: structuredClone(object) },
    }
    events.push(event)
    return event
  }

  function find<T>(list: Map<string, T>, id: string): T {
    const found = list.get(id)
    if (!found) throw new StripeFault(404, 'resource_missing', `No such object: '${id}'`)
    return found
  }

  const refunded = (payment: string) =>
    [...refunds.values()]
      .filter((refund) => refund.payment_intent === payment && refund.status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0)

  return {
    sessions,
    payments,
    refunds,
    disputes,
    /** All events, oldest first. */
    events,
    announce,
    findSession: (id: string) => find(sessions, id),
    findPayment: (id: string) => find(payments, id),

    open(order: OpenSession, metadata: Record<string, string>): Session {
      if (!currencies.includes(order.currency))
        throw new StripeFault(400, 'currency_not_supported', `This account has no ${order.currency}`)
      checkAmount(order.amount, order.currency)
      if (order.amount < 50 && order.currency === 'eur') throw new StripeFault(400, 'amount_too_small')
      const open = order.expiresAt - seconds()
      if (open < 30 * MINUTES || open > 24 * 60 * MINUTES) throw new StripeFault(400, 'invalid_expires_at')
      const id = newId('cs')
      const session: Session = {
        id,
        object: 'checkout.session',
        amount_total: order.amount,
        currency: order.currency,
        client_reference_id: order.orderId,
        customer_email: order.email,
        expires_at: order.expiresAt,
        metadata: order.metadata,
        payment_intent: null,
        payment_status: 'unpaid',
        status: 'open',
        success_url: order.successUrl,
        cancel_url: order.cancelUrl,
        url: `${url()}/c/pay/${id}`,
      }
      sessions.set(id, session)
      intents.set(id, metadata)
      return session
    },

    /** The person pays on the page; `later` by a method that takes days. */
    pay(id: string, { later = false, ...changes }: { later?: boolean; amount?: number; currency?: string } = {}): void {
      const session = find(sessions, id)
      if (session.status !== 'open') throw new Error('this page is not open')
      const amount = changes.amount ?? session.amount_total ?? 0
      const currency = changes.currency ?? session.currency ?? ''
      const payment: Payment = {
        id: newId('pi'),
        object: 'payment_intent',
        amount,
        amount_received: later ? 0 : amount,
        currency,
        latest_charge: newId('ch'),
        metadata: intents.get(id) ?? {},
        status: later ? 'processing' : 'succeeded',
      }
      payments.set(payment.id, payment)
      Object.assign(session, {
        amount_total: amount,
        currency,
        payment_intent: payment.id,
        payment_status: later ? 'unpaid' : 'paid',
        status: 'complete',
        url: null,
      } satisfies Partial<Session>)
      announce(later ? 'payment_intent.processing' : 'payment_intent.succeeded', payment)
      announce('checkout.session.completed', session)
    },

    /** The bank decides about a payment that was made with `later`. */
    decide(id: string, succeeded: boolean): void {
      const session = find(sessions, id)
      const payment = find(payments, session.payment_intent ?? '')
      payment.status = succeeded ? 'succeeded' : 'requires_payment_method'
      payment.amount_received = succeeded ? payment.amount : 0
      if (succeeded) session.payment_status = 'paid'
      announce(succeeded ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', payment)
      announce(`checkout.session.async_payment_${succeeded ? 'succeeded' : 'failed'}`, session)
    },

    expire(id: string): Session {
      const session = find(sessions, id)
      if (session.status !== 'open')
        throw new StripeFault(400, undefined, 'Only Checkout Sessions with a status in ["open"] can be expired.')
      session.status = 'expired'
      session.url = null
      announce('checkout.session.expired', session)
      return session
    },

    /** By the API with metadata, or by hand in the dashboard without. */
    refund(paymentId: string, amount: number | null, metadata: Record<string, string> = {}): Refund {
      const payment = find(payments, paymentId)
      const left = payment.amount_received - refunded(paymentId)
      const given = amount ?? left
      checkAmount(given, payment.currency)
      if ([...disputes.values()].some((dispute) => dispute.payment_intent === paymentId))
        throw new StripeFault(400, 'charge_disputed', 'Charge has been charged back; cannot issue a refund.')
      if (left === 0) throw new StripeFault(400, 'charge_already_refunded', 'Charge has already been refunded.')
      if (given > left) throw new StripeFault(400, 'amount_too_large', 'Refund amount is greater than what is left')
      const { currency, latest_charge: charge } = payment
      const refund: Refund = {
        id: newId('re'),
        object: 'refund',
        amount: given,
        charge,
        currency,
        metadata,
        payment_intent: paymentId,
        status: 'succeeded',
      }
      refunds.set(refund.id, refund)
      announce('refund.created', refund)
      announce('charge.refunded', {
        id: charge,
        object: 'charge',
        payment_intent: paymentId,
        amount_refunded: refunded(paymentId),
      })
      return refund
    },

    failRefund(id: string): void {
      const refund = find(refunds, id)
      refund.status = 'failed'
      announce('refund.failed', refund)
    },

    dispute(paymentId: string, changes: Partial<Pick<Dispute, 'amount' | 'currency' | 'status'>> = {}): Dispute {
      const payment = find(payments, paymentId)
      const dispute: Dispute = {
        id: newId('du'),
        object: 'dispute',
        amount: payment.amount,
        charge: payment.latest_charge,
        currency: payment.currency,
        payment_intent: paymentId,
        status: 'needs_response',
        ...changes,
      }
      disputes.set(dispute.id, dispute)
      announce('charge.dispute.created', dispute)
      return dispute
    },

    changeDispute(id: string, status: Dispute['status']): void {
      const dispute = find(disputes, id)
      dispute.status = status
      announce(status === 'won' || status === 'lost' ? 'charge.dispute.closed' : 'charge.dispute.updated', dispute)
    },
  }
}

export type Books = ReturnType<typeof createBooks>
