import { Findings, ValidationError } from '../../errors.ts'
import type { Schemas } from '../../platform/contract/types.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Billing } from '../../platform/db/payment-tables.ts'
import { isEmail, isPhone, trimmed } from '../accounts/rules.ts'

type Form = Schemas['CheckoutRequest']

/** The texts of R249-R257. The account's e-mail wins; the form's e-mail is read only without one (R258). */
export async function readBilling(db: Db, form: Form, accountEmail: string): Promise<Billing> {
  const phone = trimmed(form.phone)
  const email = accountEmail || trimmed(form.email)
  const zip = trimmed(form.zip) || trimmed(form.post_code)
  const country =
    typeof form.country === 'number' && Number.isInteger(form.country) && Math.abs(form.country) < 2 ** 31
      ? await db.selectFrom('countries').select('id').where('id', '=', form.country).executeTakeFirst()
      : undefined

  const findings = new Findings()
    .require(trimmed(form.name) !== '', 'name', 'First name is required')
    .require(trimmed(form.surname) !== '', 'surname', 'Last name is required')
    .require(phone !== '', 'phone', 'Phone number is required')
    .require(isPhone(phone), 'phone', 'Invalid phone format (e.g. +1234567890)')
    .require(email !== '', 'email', 'Email is required')
    .require(isEmail(email), 'email', 'Invalid email format')
    .require(country !== undefined, 'country', 'Country is required')
    .require(trimmed(form.city) !== '', 'city', 'City is required')
    .require(trimmed(form.address) !== '', 'address', 'Address is required')
    .require(zip !== '', 'zip', 'Postal code is required')
  if (findings.any || !country) throw new ValidationError(findings.errors, 'Please fill in all required fields')

  return {
    name: trimmed(form.name),
    surname: trimmed(form.surname),
    phone,
    email,
    country_id: country.id,
    city: trimmed(form.city),
    address: trimmed(form.address),
    zip,
  }
}
