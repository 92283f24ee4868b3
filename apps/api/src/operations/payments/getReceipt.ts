import { NotFoundError } from '../../errors.ts'
import { fromMinor, fromTenths } from '../../platform/support/amounts.ts'
import { defineMemberOperation } from '../operation.ts'

export const getReceipt = defineMemberOperation('getReceipt', async ({ path, member }, { db, catalogue }) => {
  const deposit = await db
    .selectFrom('deposits')
    .selectAll()
    .where('id', '=', path.id)
    .where('user_id', '=', member.id)
    .where('status', '=', 'Success')
    .executeTakeFirst()
  if (!deposit?.paid_at) throw new NotFoundError('There is no receipt for this order.')
  const settings = await catalogue.settings()
  const { billing } = deposit
  const country = (await catalogue.countries()).find(({ id }) => id === billing.country_id)
  const method = settings.payment_methods.find(({ id }) => id === deposit.payment_method_id)
  const money = (minor: number) => fromMinor(minor, deposit.digits)
  return {
    status: 'OK',
    payload: {
      number: `M-${deposit.paid_at.getUTCFullYear()}-${deposit.id.slice(0, 8).toUpperCase()}`,
      order_id: deposit.id,
      issued_at: deposit.paid_at.toISOString(),
      currency: deposit.currency,
      seller: {
        name: settings.company_name,
        reg_number: settings.company_reg_number,
        address: settings.company_address,
        requisites: settings.requisites,
        email: settings.support_email,
      },
      buyer: {
        name: `${billing.name} ${billing.surname}`,
        email: billing.email,
        phone: billing.phone,
        country: country?.title ?? null,
        city: billing.city,
        address: billing.address,
        post_code: billing.zip,
      },
      lines: [{ title: deposit.title, tokens: fromTenths(deposit.tokens_tenths), amount: money(deposit.base_minor) }],
      discount: money(deposit.discount_minor),
      net: money(deposit.net_minor),
      vat_percent: deposit.vat_percent,
      vat: money(deposit.vat_minor),
      total: money(deposit.total_minor),
      payment: {
        method: method?.title ?? 'Credit/Debit card',
        card_brand: deposit.card_brand,
        card_last4: deposit.card_last4,
      },
    },
  }
})
