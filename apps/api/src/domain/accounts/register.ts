import { Findings, ValidationError } from '../../errors.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Clock } from '../../platform/support/clock.ts'
import { openAccounts } from '../ledger/ledger.ts'
import { grantWelcomeBonus } from '../ledger/movements.ts'
import { queueVerificationMail } from '../mail/rows.ts'
import type { FormerAddresses } from './former-addresses.ts'
import { hashPassword } from './password-hash.ts'
import { checkNewPassword, emailKey, isE164, isEmail, trimmed } from './rules.ts'

export interface Registration {
  name?: string
  surname?: string
  email?: string
  phoneE164?: string | null
  phone_country?: string | null
  password?: string
  password_confirmation?: string
}

/**
 * The number in E.164, or null if it is not valid. The client sends the country with a number that it could not check.
 */
async function readPhone({ phoneE164, phone_country: country }: Registration): Promise<string | null> {
  const text = trimmed(phoneE164)
  if (!country) return text === '' || isE164(text) ? text : null
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  const number = parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : undefined)
  return number?.isValid() ? number.number : null
}

/** The checks of the sign-up form in its order (R230-R238); terms are accepted in the browser and not sent. */
function check(form: Registration, phone: string | null): Findings {
  const email = trimmed(form.email)
  const findings = new Findings()
    .require(trimmed(form.name) !== '', 'name', 'Name is required')
    .require(trimmed(form.surname) !== '', 'surname', 'Surname is required')
    .require(email !== '', 'email', 'Email is required')
    .require(isEmail(email), 'email', 'Please enter a valid email address')
    .require(phone !== null, 'phone', 'Please enter a valid phone number')
  return checkNewPassword(findings, form.password ?? '', form.password_confirmation ?? '')
}

const taken = () => new ValidationError({ email: ['An account with this email already exists'] })

/**
 * Creates the person, their ledger accounts, the welcome bonus and the confirmation mail in one transaction. The
 * address of a closed account gets no second bonus.
 * @throws ValidationError
 */
export async function registerPerson(
  { db, clock, formerAddresses }: { db: Db; clock: Clock; formerAddresses: FormerAddresses },
  form: Registration,
  bonusTenths: number,
): Promise<{ id: string; password_hash: string }> {
  const phone = await readPhone(form)
  const findings = check(form, phone)
  if (findings.any) throw new ValidationError(findings.errors)
  const email = trimmed(form.email)
  const passwordHash = await hashPassword(form.password ?? '')
  return db.transaction().execute(async (trx) => {
    const user = await trx
      .insertInto('users')
      .values({
        email,
        email_key: emailKey(email),
        name: trimmed(form.name),
        surname: trimmed(form.surname),
        phone: phone || null,
        password_hash: passwordHash,
      })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .returning(['id', 'password_hash'])
      .executeTakeFirst()
    if (!user) throw taken()
    await openAccounts(trx, user.id)
    const isNew = !(await formerAddresses.has(trx, emailKey(email)))
    if (bonusTenths > 0 && isNew) await grantWelcomeBonus(trx, user.id, bonusTenths)
    await queueVerificationMail(trx, clock, user.id)
    return user
  })
}
