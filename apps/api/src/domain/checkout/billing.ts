import { checkVatNumber } from '@mintage/api-client/vatNumber'
import { Findings, ValidationError } from '../../errors.ts'
import type { Schemas } from '../../platform/contract/types.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Billing } from '../../platform/db/payment-tables.ts'
import { isEmail, isPhone, trimmed } from '../accounts/rules.ts'

type Form = Schemas['CheckoutRequest']

const MOST_COMPANY_LETTERS = 200

interface Company {
  company?: string
  vat_number?: string
}

/** Both are optional, but a VAT number is of a named company and of the country of the address. */
function readCompany(form: Form, country: { iso: string } | undefined, findings: Findings): Company {
  const company = trimmed(form.company)
  const given = trimmed(form.vat_number)
  findings.require(
    company.length <= MOST_COMPANY_LETTERS,
    'company',
    `Company name must be at most ${MOST_COMPANY_LETTERS} characters`,
  )
  if (given === '') return company === '' ? {} : { company }
  findings.require(company !== '', 'company', 'Company name is required with a VAT number')
  if (!country) return { company }
  const checked = checkVatNumber(given, country.iso)
  if (checked.ok) return { company, vat_number: checked.number }
  findings.require(
    false,
    'vat_number',
    checked.fault === 'country'
      ? 'This VAT number is of another country than your address'
      : 'This is not a VAT number of the country of your address',
  )
  return { company }
}

/** The texts of R249-R257. The account's e-mail wins; the form's e-mail is read only without one (R258). */
export async function readBilling(
  db: Db,
  form: Form,
  accountEmail: string,
): Promise<{ billing: Billing; countryIso: string }> {
  const phone = trimmed(form.phone)
  const email = accountEmail || trimmed(form.email)
  const zip = trimmed(form.zip) || trimmed(form.post_code)
  const country =
    typeof form.country === 'number' && Number.isInteger(form.country) && Math.abs(form.country) < 2 ** 31
      ? await db.selectFrom('countries').select(['id', 'iso']).where('id', '=', form.country).executeTakeFirst()
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
  const company = readCompany(form, country, findings)
  if (findings.any || !country) throw new ValidationError(findings.errors, 'Please fill in all required fields')

  const billing = {
    name: trimmed(form.name),
    surname: trimmed(form.surname),
    phone,
    email,
    country_id: country.id,
    city: trimmed(form.city),
    address: trimmed(form.address),
    zip,
    ...company,
  }
  return { billing, countryIso: country.iso }
}
