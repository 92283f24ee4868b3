import type { Dependencies } from '../dependencies.ts'
import { ValidationError } from '../errors.ts'
import { openAccounts } from '../ledger/ledger.ts'
import { grantWelcomeBonus } from '../ledger/movements.ts'
import { queueVerificationMail } from '../mail/rows.ts'
import { hashPassword } from './passwords.ts'
import { checkNewPassword, emailKey, Findings, isE164, isEmail, trimmed } from './rules.ts'

export interface Registration {
  name?: string
  surname?: string
  email?: string
  phoneE164?: string | null
  password?: string
  password_confirmation?: string
}

/** Checks the sign-up form in its order (R230-R238); the terms are accepted in the browser and not sent. */
function check(form: Registration): Findings {
  const email = trimmed(form.email)
  const phone = trimmed(form.phoneE164)
  const findings = new Findings()
    .require(trimmed(form.name) !== '', 'name', 'Name is required')
    .require(trimmed(form.surname) !== '', 'surname', 'Surname is required')
    .require(email !== '', 'email', 'Email is required')
    .require(isEmail(email), 'email', 'Please enter a valid email address')
    .require(phone === '' || isE164(phone), 'phone', 'Please enter a valid phone number')
  return checkNewPassword(findings, form.password ?? '', form.password_confirmation ?? '')
}

const taken = () => new ValidationError({ email: ['An account with this email already exists'] })

/**
 * Creates the person, their ledger accounts, the welcome bonus and the confirmation mail in one transaction. The
 * address of a closed account gets no second bonus.
 * @throws ValidationError
 */
export async function registerPerson(
  { db, clock, formerAddresses }: Pick<Dependencies, 'db' | 'clock' | 'formerAddresses'>,
  form: Registration,
  bonusTenths: number,
): Promise<{ id: string; password_hash: string }> {
  const findings = check(form)
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
        phone: trimmed(form.phoneE164) || null,
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
