import { type BuyerVat, vatOf } from '@mintage/api-client/vatRate'
import { ConflictError, NotFoundError } from '../../errors.ts'
import type { Schemas } from '../../platform/contract/types.ts'
import { type IdempotencyScope, once, type StoredAnswer } from '../../platform/db/idempotency.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Billing } from '../../platform/db/payment-tables.ts'
import type { StoredSettings } from '../../platform/db/schema.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { chargeableAmounts } from '../catalogue/pricing.ts'
import { type Deposit, findDeposit, orderView } from './deposits.ts'
import { vatRulesOf } from './vat-rules.ts'

/** The VAT of other details; the order keeps its rate where they change nothing, because its price holds for a day. */
async function newVat(trx: Db, deposit: Deposit, settings: StoredSettings, vat: BuyerVat): Promise<BuyerVat | null> {
  const { country_id: id, vat_number: number } = deposit.billing
  const country = await trx.selectFrom('countries').select('iso').where('id', '=', id).executeTakeFirst()
  const before = vatOf(vatRulesOf(settings), country?.iso ?? null, number !== undefined)
  return before.percent === vat.percent && before.reverseCharge === vat.reverseCharge ? null : vat
}

function amountsAt(deposit: Deposit, { percent, reverseCharge }: BuyerVat, step: number) {
  const amounts = chargeableAmounts(deposit.base_minor, deposit.discount_minor, percent, step)
  return {
    vat_percent: percent,
    reverse_charge: reverseCharge,
    base_minor: amounts.price,
    net_minor: amounts.net,
    vat_minor: amounts.vat,
    total_minor: amounts.total,
  }
}

/**
 * Replaces the billing details of an unpaid order, and its VAT where they change it; the time of an earlier consent
 * stays. A charge is not changed.
 */
export async function changeBilling(
  { db, catalogue, clock, gateway }: Dependencies,
  scope: IdempotencyScope,
  userId: string,
  depositId: string,
  { billing, vat, consents }: { billing: Billing; vat: BuyerVat; consents: boolean },
): Promise<Schemas['CheckoutAnswer'] | StoredAnswer> {
  const found = await findDeposit(db, userId, depositId)
  if (!found) throw new NotFoundError('There is no such order.')
  const settings = await catalogue.settings()
  return db.transaction().execute((trx) =>
    once(trx, scope, async () => {
      const open = await trx
        .selectFrom('deposits')
        .selectAll()
        .where('id', '=', found.id)
        .where('status', 'in', ['Pending', 'Error'])
        .forUpdate()
        .executeTakeFirst()
      if (!open) throw new ConflictError('This order is being paid, or it is paid or cancelled already.')
      const changed = await newVat(trx, open, settings, vat)
      const step = gateway.chargeStep({ code: open.currency, digits: open.digits })
      const deposit = await trx
        .updateTable('deposits')
        .set({ billing: JSON.stringify(billing), ...(changed && amountsAt(open, changed, step)) })
        .$if(consents, (order) =>
          order.set(({ fn, val }) => ({ consented_at: fn.coalesce('consented_at', val(clock.now())) })),
        )
        .where('id', '=', found.id)
        .returningAll()
        .executeTakeFirstOrThrow()
      return { status: 'OK' as const, redirect_url: '/pay', payload: orderView(deposit) }
    }),
  )
}
