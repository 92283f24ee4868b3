import { vatWithin } from '@mintage/api-client/vat'
import type { Db } from '../../platform/db/open.ts'
import type { RefundReason } from '../../platform/db/payment-tables.ts'
import type { StoredSettings } from '../../platform/db/schema.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { Deposit } from '../checkout/deposits.ts'
import { endOfWithdrawal } from '../checkout/payment-states.ts'
import { refundedChargesOf } from '../checkout/refunded-charges.ts'
import { readBalance } from '../ledger/ledger.ts'
import type { MailRow } from './rows.ts'

/** The settings are read before the transaction: the embedded database has one connection. */
type Parts = Pick<Dependencies, 'config'> & { settings: StoredSettings }

const reasons = {
  second_charge: 'secondCharge',
  price_changed: 'priceChanged',
  order_refunded: 'orderRefunded',
  withdrawal: 'withdrawal',
  provider: 'provider',
} as const satisfies Record<RefundReason, string>

const brands: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard' }

const findOrder = (trx: Db, id: string | null): Promise<Deposit> =>
  trx.selectFrom('deposits').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const orderFacts = ({ config, settings }: Parts, order: Deposit) => ({
  orderId: order.id,
  title: order.title,
  name: `${order.billing.name} ${order.billing.surname}`,
  currency: order.currency,
  digits: order.digits,
  historyUrl: new URL('/account/payment-history', config.publicUrl).href,
  sender: { company: settings.company_name, address: settings.company_address, email: settings.support_email },
})

async function termsUrl({ config }: Parts, trx: Db): Promise<string | null> {
  const terms = await trx
    .selectFrom('static_pages')
    .select(['id', 'slug'])
    .where('is_terms', '=', true)
    .executeTakeFirst()
  if (!terms) return null
  return new URL(terms.slug ? `/${terms.slug}` : `/static-page/${terms.id}`, config.publicUrl).href
}

/** Loads the writers of mails with the first one. */
const mails = () => import('@mintage/ui/mails')

async function composePurchase(parts: Parts, trx: Db, depositId: string | null) {
  const order = await findOrder(trx, depositId)
  const paidAt = order.paid_at ?? order.created_at
  const { card_brand: brand, card_last4: last4 } = order
  return (await mails()).purchaseMail({
    ...orderFacts(parts, order),
    tokens: order.tokens_tenths,
    discount: order.discount_minor,
    net: order.net_minor,
    vatPercent: order.vat_percent,
    vat: order.vat_minor,
    total: order.total_minor,
    card: brand !== null && last4 !== null ? { brand: brands[brand] ?? brand, last4 } : null,
    paidAt,
    until: endOfWithdrawal(paidAt),
    consentedAt: order.consented_at,
    termsUrl: await termsUrl(parts, trx),
  })
}

async function composeRefund(parts: Parts, trx: Db, refundId: string | null) {
  const refund = await trx.selectFrom('refunds').selectAll().where('id', '=', refundId).executeTakeFirstOrThrow()
  const order = await findOrder(trx, refund.deposit_id)
  const charge = (await refundedChargesOf(trx, [order.id])).find(({ id }) => id === refund.id)
  return (await mails()).refundMail({
    ...orderFacts(parts, order),
    reason: reasons[refund.reason],
    amount: refund.amount_minor,
    vat: vatWithin(refund.amount_minor, order.vat_percent),
    taken: charge?.taken_tenths ?? 0,
    debt: (await readBalance(trx, order.user_id)).debt,
    refundedAt: refund.refunded_at ?? refund.created_at,
  })
}

async function composeWithdrawal(parts: Parts, trx: Db, depositId: string | null) {
  const made = await trx
    .selectFrom('withdrawals')
    .selectAll()
    .where('deposit_id', '=', depositId)
    .executeTakeFirstOrThrow()
  const order = await findOrder(trx, depositId)
  return (await mails()).withdrawalMail({
    ...orderFacts(parts, order),
    tokens: order.tokens_tenths,
    unused: made.unused_tenths,
    amount: made.amount_minor,
    vat: vatWithin(made.amount_minor, order.vat_percent),
    requestedAt: made.requested_at,
  })
}

/** Composes a mail about an order or a refund from what is stored of it. */
export function composePayment(parts: Parts, trx: Db, row: MailRow & { kind: 'purchase' | 'refund' | 'withdrawal' }) {
  switch (row.kind) {
    case 'purchase':
      return composePurchase(parts, trx, row.deposit_id)
    case 'refund':
      return composeRefund(parts, trx, row.refund_id)
    case 'withdrawal':
      return composeWithdrawal(parts, trx, row.deposit_id)
  }
}
