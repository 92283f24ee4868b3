import { readProfile } from '../../domain/accounts/profile.ts'
import { isPhone, trimmed } from '../../domain/accounts/rules.ts'
import { Findings, ValidationError } from '../../errors.ts'
import { defineMemberOperation } from '../operation.ts'

type Text = string | null | undefined

/** A missing field keeps its value; an empty one is cleared. */
const optional = <Column extends string>(column: Column, value: Text): { [name in Column]?: string | null } => {
  const change: { [name in Column]?: string | null } = {}
  if (value !== undefined) change[column] = trimmed(value) || null
  return change
}

export const updateProfile = defineMemberOperation('updateProfile', async ({ body, member }, dependencies) => {
  const { db } = dependencies
  const phone = trimmed(body.phone)
  const country =
    typeof body.country === 'number'
      ? await db.selectFrom('countries').select('id').where('id', '=', body.country).executeTakeFirst()
      : null
  const findings = new Findings()
    .require(body.name === undefined || trimmed(body.name) !== '', 'name', 'Name is required')
    .require(body.surname === undefined || trimmed(body.surname) !== '', 'surname', 'Surname is required')
    .require(phone === '' || isPhone(phone), 'phone', 'Please enter a valid phone number')
    .require(country !== undefined, 'country', 'Please choose a country from the list')
  if (findings.any) throw new ValidationError(findings.errors)

  const change = {
    ...(body.name === undefined ? {} : { name: trimmed(body.name) }),
    ...(body.surname === undefined ? {} : { surname: trimmed(body.surname) }),
    ...optional('phone', body.phone),
    ...(body.country === undefined ? {} : { country_id: country?.id ?? null }),
    ...optional('city', body.city),
    ...optional('address', body.address),
    ...optional('post_code', body.post_code),
  }
  if (Object.keys(change).length > 0) {
    await db.updateTable('users').set(change).where('id', '=', member.id).execute()
  }
  const payload = await readProfile(dependencies, member.id, body.currency)
  return { status: 'OK', message: 'Profile saved', payload }
})
