import { ValidationError } from '../../errors.ts'
import type { Schemas } from '../../platform/contract/types.ts'
import type { Db } from '../../platform/db/open.ts'
import type {
  Card,
  CardGateway,
  CardSummary,
  ChargeOutcome,
  HostedGateway,
  PaymentGateway,
} from '../../ports/payment-gateway.ts'
import type { Deposit } from '../checkout/deposits.ts'
import { amountOf, findAttempt } from './attempts.ts'

type Form = Schemas['CardPaymentRequest']

/** How an order is paid: with the card of the form, or on the provider's page. */
export interface Means {
  /** Null if the person chooses on the provider's page. */
  card: CardSummary | null
  /** Whether the order's open attempt is this payment, so that it leads back to the same page. */
  isSameAs(db: Db, deposit: Deposit): Promise<boolean>
  /** @throws ValidationError for invalid card fields */
  check(): void
  /** @throws GatewayUnavailable if nothing was charged, OrderRefused */
  charge(db: Db, deposit: Deposit, attemptId: string): Promise<ChargeOutcome>
}

/** People type spaces in card numbers; the gateway validates the rest. */
const readCard = (form: Form): Card => ({
  number: (form.card_number ?? '').replace(/[\s-]/g, ''),
  expiryMonth: (form.expiry_month ?? '').trim(),
  expiryYear: (form.expiry_year ?? '').trim(),
  cvv: (form.cvv ?? '').trim(),
})

function byCard(gateway: CardGateway, form: Form): Means {
  const card = readCard(form)
  const summary = gateway.summarise(card)
  return {
    card: summary,
    isSameAs: async (_db, deposit) => deposit.card_brand === summary.brand && deposit.card_last4 === summary.last4,
    check() {
      const faults = gateway.check(card)
      if (faults) throw new ValidationError(faults)
    },
    charge: (_db, { total_minor: amountMinor, currency }, attemptId) =>
      gateway.charge({ attemptId, amountMinor, currency, card }),
  }
}

const onPage = (gateway: HostedGateway): Means => ({
  card: null,
  async isSameAs(db, deposit) {
    const attempt = deposit.attempt_id === null ? undefined : await findAttempt(db, deposit.attempt_id)
    return attempt !== undefined && amountOf(attempt, deposit) === deposit.total_minor
  },
  check: () => undefined,
  async charge(db, deposit, attemptId) {
    const { id: depositId, total_minor: amountMinor, currency, digits, title, billing } = deposit
    const { email } = billing
    const page = await gateway.open({ attemptId, depositId, amountMinor, currency, digits, title, email })
    // Before the address is given out: an attempt without a page can then never be paid.
    const gateway_session = page.session
    await db.updateTable('payment_attempts').set({ gateway_session }).where('id', '=', attemptId).execute()
    return { kind: 'challenge', url: page.url }
  },
})

/** No card field is read for a payment on the provider's page. */
export const meansOf = (gateway: PaymentGateway, form: Form): Means =>
  gateway.kind === 'card' ? byCard(gateway, form) : onPage(gateway)
