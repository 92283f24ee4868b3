import { trimmed } from '../../domain/accounts/rules.ts'
import { findUsablePromocode, readDiscount } from '../../domain/checkout/promocodes.ts'
import { ValidationError } from '../../errors.ts'
import type { AnswerOf } from '../../platform/contract/types.ts'
import { fromMinor, toMinor } from '../../platform/support/amounts.ts'
import { defineMemberOperation } from '../operation.ts'

type Answer = AnswerOf<'validatePromocode'>

const refused = (message: string): Answer => ({ status: 'ERROR', message, payload: null })

export const validatePromocode = defineMemberOperation(
  'validatePromocode',
  async ({ body, member }, { db, catalogue, clock }) => {
    const code = trimmed(body.code)
    if (code === '') return refused('Invalid promocode')
    const currency =
      body.currency === undefined
        ? await catalogue.currencyOrDefault(undefined)
        : await catalogue.findCurrency(body.currency)
    if (!currency) throw new ValidationError({ currency: ['Invalid currency code'] })
    const amount = typeof body.amount === 'string' ? Number(trimmed(body.amount) || Number.NaN) : (body.amount ?? 0)
    if (!Number.isFinite(amount) || amount <= 0 || amount > 1e8) {
      throw new ValidationError({ amount: ['Please enter a valid amount'] })
    }

    const found = await findUsablePromocode(db, member.id, code, clock.now())
    if (!found.ok) return refused(found.message)
    const base = toMinor(amount, currency.digits)
    const taken = readDiscount(found.promocode, base, currency, await catalogue.settings())
    if (!taken.ok) return refused(taken.message)
    const discount = taken.discountMinor
    return {
      status: 'OK',
      message: 'Promocode applied',
      payload: {
        promocode_id: found.promocode.id,
        code: found.promocode.code,
        discount_amount: fromMinor(discount, currency.digits),
        final_amount: fromMinor(base - discount, currency.digits),
      },
    }
  },
)
