import type { InvoiceDocument } from '../../platform/db/invoice-tables.ts'
import type { Db } from '../../platform/db/open.ts'
import type { StoredSettings } from '../../platform/db/schema.ts'
import type { Deposit } from '../checkout/deposits.ts'

export type { InvoiceDocument }

type Unnumbered = Omit<InvoiceDocument, 'number' | 'issued_at'>

const orNull = (text: string | undefined): string | null => text?.trim() || null

const sellerOf = (settings: StoredSettings): InvoiceDocument['seller'] => ({
  name: settings.company_name,
  reg_number: settings.company_reg_number,
  address: settings.company_address,
  country_iso: orNull(settings.seller_country),
  vat_number: orNull(settings.seller_vat_number),
  requisites: settings.requisites,
  email: settings.support_email,
})

/** The invoice of a paid order, by the settings and countries of this moment. */
export async function describeOrder(db: Db, deposit: Deposit): Promise<Unnumbered> {
  const { value: settings } = await db.selectFrom('settings').select('value').executeTakeFirstOrThrow()
  const { billing } = deposit
  const country = await db
    .selectFrom('countries')
    .select(['iso', 'title'])
    .where('id', '=', billing.country_id)
    .executeTakeFirst()
  const method = settings.payment_methods.find(({ id }) => id === deposit.payment_method_id)
  return {
    kind: 'invoice',
    order_id: deposit.id,
    currency: deposit.currency,
    digits: deposit.digits,
    seller: sellerOf(settings),
    buyer: {
      name: `${billing.name} ${billing.surname}`,
      company: billing.company ?? null,
      vat_number: billing.vat_number ?? null,
      email: billing.email,
      phone: billing.phone,
      country: country?.title ?? null,
      country_iso: country?.iso ?? null,
      city: billing.city,
      address: billing.address,
      post_code: billing.zip,
    },
    lines: [{ title: deposit.title, tokens_tenths: deposit.tokens_tenths, amount_minor: deposit.base_minor }],
    discount_minor: deposit.discount_minor,
    net_minor: deposit.net_minor,
    vat_percent: deposit.vat_percent,
    vat_minor: deposit.vat_minor,
    total_minor: deposit.total_minor,
    reverse_charge: deposit.reverse_charge,
    payment: {
      method: method?.title ?? 'Credit/Debit card',
      card_brand: deposit.card_brand,
      card_last4: deposit.card_last4,
    },
    corrects: null,
  }
}
