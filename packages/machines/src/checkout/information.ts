import { checkVatNumber } from '@mintage/api-client/vatNumber'
import { isEmail } from '../auth/rules.ts'
import type { CallFailure } from '../shared/failure.ts'
import { fieldErrors } from '../shared/field-errors.ts'
import type { CheckoutFieldKey } from './text-keys.ts'

/** The billing form (R157); terms were accepted one dialog earlier and travel with the request (D32). */
export interface Information {
  name: string
  surname: string
  phone: string
  /** Country id; null while none is picked. */
  country: number | null
  city: string
  address: string
  postCode: string
  email: string
  /** Empty for a person who buys for themselves. */
  company: string
  vatNumber: string
}

export type InformationField = keyof Information

export const informationFields = [
  'name',
  'surname',
  'phone',
  'country',
  'city',
  'address',
  'postCode',
  'email',
  'company',
  'vatNumber',
] as const satisfies readonly InformationField[]

export type InformationErrors = Partial<Record<InformationField, CheckoutFieldKey>>

const isBlank = (value: string): boolean => value.trim() === ''

/** R252, literally: an optional plus, then 8 to 15 digits or spaces (D33). */
const phonePattern = /^\+?[\d ]{8,15}$/

/** R258: the account's e-mail cannot be edited; only a person without one gives it here. */
export const withAccountEmail = (form: Information, accountEmail: string | null): Information =>
  accountEmail === null || isBlank(accountEmail) ? form : { ...form, email: accountEmail }

const emailError = (email: string): CheckoutFieldKey | null => {
  if (isBlank(email)) return 'checkout.emailRequired'
  return isEmail(email) ? null : 'checkout.emailInvalid'
}

const phoneError = (phone: string): CheckoutFieldKey | null => {
  if (isBlank(phone)) return 'checkout.phoneRequired'
  return phonePattern.test(phone) ? null : 'checkout.phoneInvalid'
}

const MOST_COMPANY_LETTERS = 200

const companyError = ({ company, vatNumber }: Information): CheckoutFieldKey | null => {
  if (isBlank(company) && !isBlank(vatNumber)) return 'checkout.companyRequired'
  return company.trim().length > MOST_COMPANY_LETTERS ? 'checkout.companyTooLong' : null
}

const vatNumberError = ({ vatNumber }: Information, countryIso: string | null): CheckoutFieldKey | null => {
  if (isBlank(vatNumber) || countryIso === null) return null
  const checked = checkVatNumber(vatNumber, countryIso)
  if (checked.ok) return null
  return checked.fault === 'country' ? 'checkout.vatNumberElsewhere' : 'checkout.vatNumberInvalid'
}

/**
 * R246-R257: every field's error, in the order of the form, so that the first key is the first field to fix.
 * @param countryIso of the chosen country; null leaves the VAT number to the server
 */
export const checkInformation = (form: Information, countryIso: string | null = null): InformationErrors => {
  const checks: readonly (readonly [InformationField, CheckoutFieldKey | null])[] = [
    ['name', isBlank(form.name) ? 'checkout.firstNameRequired' : null],
    ['surname', isBlank(form.surname) ? 'checkout.lastNameRequired' : null],
    ['email', emailError(form.email)],
    ['phone', phoneError(form.phone)],
    ['country', form.country === null ? 'checkout.countryRequired' : null],
    ['city', isBlank(form.city) ? 'checkout.cityRequired' : null],
    ['address', isBlank(form.address) ? 'checkout.addressRequired' : null],
    ['postCode', isBlank(form.postCode) ? 'checkout.postCodeRequired' : null],
    ['company', companyError(form)],
    ['vatNumber', vatNumberError(form, countryIso)],
  ]
  return Object.fromEntries(checks.flatMap(([field, key]) => (key === null ? [] : [[field, key]])))
}

/** True when both say the same in every field. */
export const sameInformation = (one: Information, other: Information): boolean =>
  informationFields.every((field) => one[field] === other[field])

const formatKeys: readonly CheckoutFieldKey[] = [
  'checkout.phoneInvalid',
  'checkout.emailInvalid',
  'checkout.companyTooLong',
  'checkout.vatNumberElsewhere',
  'checkout.vatNumberInvalid',
]

/** True when something is missing, not merely malformed: then the general text is said too (R247, D32). */
export const somethingMissing = (errors: InformationErrors): boolean =>
  Object.values(errors).some((key) => !formatKeys.includes(key))

/** Wire names of the billing form and the fields they are shown under (D31). */
const serverFields: Readonly<Record<string, InformationField>> = {
  name: 'name',
  surname: 'surname',
  phone: 'phone',
  country: 'country',
  city: 'city',
  address: 'address',
  zip: 'postCode',
  post_code: 'postCode',
  email: 'email',
  company: 'company',
  vat_number: 'vatNumber',
}

export type InformationServerErrors = Partial<Record<InformationField, string>>

/** The server's words under the fields they belong to. */
export const informationServerErrors = (failure: CallFailure): InformationServerErrors =>
  fieldErrors(failure.errors, serverFields)

const promoFields = ['promocode_id', 'promocode_code', 'promocode']

/** The server's words about a promo code that no longer holds at checkout (D19); undefined when it said nothing. */
export const promoServerError = (failure: CallFailure): string | undefined =>
  promoFields.map((field) => failure.errors?.[field]?.[0]).find((text) => text !== undefined)
