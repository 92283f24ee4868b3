import { expect, test } from 'vitest'
import { statePaths } from '../testing/index.ts'
import { updateProfileMachine } from './index.ts'
import { change, createTestUpdateProfile } from './update-profile.support.ts'

test('every step is a named state', () => {
  expect(statePaths(updateProfileMachine)).toEqual([
    'deciding',
    'signedOut',
    'editing',
    'editing.filling',
    'editing.refused',
    'editing.saved',
    'saving',
  ])
})

test('what was changed goes into the request and is not kept', async () => {
  const { at, submit, updateProfile, emitted } = createTestUpdateProfile()
  submit()
  expect(at().hasTag('busy')).toBe(true)
  expect(updateProfile.last().input).toEqual(change)
  expect(JSON.stringify(at().context)).not.toContain(change.surname)
  await updateProfile.last().answer({ status: 'OK' })
  expect(at().hasTag('saved')).toBe(true)
  expect(at().hasTag('needsInput')).toBe(true)
  expect(emitted).toEqual([{ type: 'profileSaved' }])
})

test('nobody signed in: nothing is sent (R189)', () => {
  const { actor, submit, updateProfile } = createTestUpdateProfile(false)
  submit()
  expect(updateProfile.calls).toHaveLength(0)
  actor.send({ type: 'person.signedIn' })
  expect(actor.getSnapshot().context.signedIn).toBe(true)
  submit()
  expect(updateProfile.calls).toHaveLength(1)
})

test('a second press sends nothing', () => {
  const { submit, updateProfile } = createTestUpdateProfile()
  submit()
  submit()
  expect(updateProfile.calls).toHaveLength(1)
})

test.each(['name', 'surname', 'phone', 'city', 'address'] as const)('words about %s stand under it', async (field) => {
  const { at, submit, updateProfile } = createTestUpdateProfile()
  submit()
  await updateProfile.last().fail({ kind: 'validation', errors: { [field]: ['Wrong'] } })
  expect(at().context).toMatchObject({ serverErrors: { [field]: 'Wrong' }, formError: null })
})

test.each([
  ['country', 'countryId'],
  ['post_code', 'postCode'],
])('the wire says %s, the form %s', async (wire, field) => {
  const { at, submit, updateProfile } = createTestUpdateProfile()
  submit()
  await updateProfile.last().fail({ kind: 'validation', errors: { [wire]: ['Wrong'] } })
  expect(at().context.serverErrors).toEqual({ [field]: 'Wrong' })
})

test.each([
  [{ kind: 'validation', errors: { nonsense: ['N'] }, message: 'M' }, { text: 'M' }],
  [{ kind: 'network' }, { key: 'account.profile.saveFailed' }],
  [new Error('boom'), { key: 'account.profile.saveFailed' }],
])('failure %j is told above the form, and forgotten with the next try', async (failure, formError) => {
  const { at, submit, updateProfile } = createTestUpdateProfile()
  submit()
  await updateProfile.last().fail(failure)
  expect(at().context).toMatchObject({ serverErrors: {}, formError })
  submit()
  expect(at().context.formError).toBeNull()
})

test('an answer that is not OK is told in its own words', async () => {
  const { at, submit, updateProfile, emitted } = createTestUpdateProfile()
  submit()
  await updateProfile.last().answer({ status: 'ERROR', message: 'Not today' })
  expect(at().context.formError).toEqual({ text: 'Not today' })
  expect(emitted).toEqual([])
})

test('who signs out leaves no message behind, and a late answer changes nothing', async () => {
  const { actor, at, submit, updateProfile, emitted } = createTestUpdateProfile()
  submit()
  await updateProfile.last().fail({ kind: 'validation', errors: { city: ['Wrong'] } })
  submit()
  actor.send({ type: 'person.signedOut' })
  await updateProfile.last().answer({ status: 'OK' })
  expect(at().value).toBe('signedOut')
  expect(at().context).toEqual({ signedIn: false, serverErrors: {}, formError: null })
  expect(emitted).toEqual([])
})
