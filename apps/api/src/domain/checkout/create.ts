import { vatOf } from '@mintage/api-client/vatRate'
import { ValidationError } from '../../errors.ts'
import type { Schemas } from '../../platform/contract/types.ts'
import { once, recall, type StoredAnswer } from '../../platform/db/idempotency.ts'
import { after, DAY } from '../../platform/support/clock.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { Currency } from '../catalogue/catalogue.ts'
import { chargeableAmounts } from '../catalogue/pricing.ts'
import { changeBilling } from './amend.ts'
import { readBilling } from './billing.ts'
import { orderView } from './deposits.ts'
import { readOffer } from './offer.ts'
import { findUsablePromocode, type Promocode, readDiscount } from './promocodes.ts'
import { vatRulesOf } from './vat-rules.ts'

type Form = Schemas['CheckoutRequest']
type Answer = Schemas['CheckoutAnswer']

/** Prices may change, so an order keeps its price for one day. */
const PRICE_LIFE = DAY

async function readCurrency(dependencies: Dependencies, code: string | undefined): Promise<Currency> {
  if (code === undefined) return dependencies.catalogue.currencyOrDefault(undefined)
  const currency = await dependencies.catalogue.findCurrency(code)
  if (!currency) throw new ValidationError({ currency: ['Invalid currency code'] })
  return currency
}

async function readPromocode(dependencies: Dependencies, userId: string, form: Form): Promise<Promocode | null> {
  const code = form.promocode_code?.trim()
  if (!code) return null
  const found = await findUsablePromocode(dependencies.db, userId, code, dependencies.clock.now())
  if (!found.ok) throw new ValidationError({ promocode_code: [found.message] })
  if (typeof form.promocode_id === 'number' && form.promocode_id !== found.promocode.id) {
    throw new ValidationError({ promocode_code: ['Invalid promocode'] })
  }
  return found.promocode
}

/** Opens an order with its amounts (D14, D18, D19, D24), or changes the billing details of one (R138). */
export async function createCheckout(
  dependencies: Dependencies,
  member: { id: string; email: string },
  form: Form,
  idempotencyKey: string | null,
): Promise<Answer | StoredAnswer> {
  const { db, catalogue, clock, gateway } = dependencies
  // Looked up first, because prices and promo codes may have changed since the first response.
  const scope = dependencies.scopeOf(member.id, 'createCheckout', idempotencyKey, form)
  const stored = await recall(db, scope)
  if (stored) return stored

  const { billing, countryIso } = await readBilling(db, form, member.email)
  const settings = await catalogue.settings()
  const vat = vatOf(vatRulesOf(settings), countryIso, billing.vat_number !== undefined)
  if (typeof form.deposit_id === 'string')
    return changeBilling(dependencies, scope, member.id, form.deposit_id, {
      billing,
      vat,
      consents: form.begin_at_once === true,
    })
  const method = settings.payment_methods.find((candidate) => candidate.id === form.payment_method_id)
  if (!method) throw new ValidationError({ payment_method_id: ['Please select a payment method'] })
  const currency = await readCurrency(dependencies, form.currency)
  const offer = await readOffer(catalogue, currency, form)
  const promocode = await readPromocode(dependencies, member.id, form)
  const taken = promocode && readDiscount(promocode, offer.baseMinor, currency, settings)
  if (taken?.ok === false) throw new ValidationError({ promocode_code: [taken.message] })
  const discount = taken?.discountMinor ?? 0
  const amounts = chargeableAmounts(offer.baseMinor, discount, vat.percent, gateway.chargeStep(currency))

  return db.transaction().execute((trx) =>
    once(trx, scope, async () => {
      const deposit = await trx
        .insertInto('deposits')
        .values({
          user_id: member.id,
          title: offer.title,
          pack_id: offer.packId,
          tokens_tenths: offer.tenths,
          currency: currency.code,
          digits: currency.digits,
          base_minor: amounts.price,
          discount_minor: amounts.discount,
          net_minor: amounts.net,
          vat_percent: vat.percent,
          reverse_charge: vat.reverseCharge,
          vat_minor: amounts.vat,
          total_minor: amounts.total,
          promocode_id: promocode?.id ?? null,
          payment_method_id: method.id,
          billing: JSON.stringify(billing),
          consented_at: form.begin_at_once === true ? clock.now() : null,
          created_at: clock.now(),
          expires_at: after(clock.now(), PRICE_LIFE),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      return { status: 'OK' as const, redirect_url: '/pay', payload: orderView(deposit) }
    }),
  )
}
