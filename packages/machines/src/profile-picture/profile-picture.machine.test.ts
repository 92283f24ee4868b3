import { expect, test } from 'vitest'
import { statePaths } from '../testing/index.ts'
import { profilePictureMachine } from './index.ts'
import { createTestProfilePicture, portrait, taken } from './profile-picture.support.ts'

test('every step is a named state', () => {
  expect(statePaths(profilePictureMachine)).toEqual(['editing', 'editing.filling', 'editing.refused', 'submitting'])
})

test('the picture goes into the request once, and past the machine', () => {
  const { actor, holder, pictures, pick } = taken()
  expect(pick()).toBe(true)
  expect(pictures).toEqual([portrait])
  expect(holder.isEmpty).toBe(true)
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(portrait)
})

test('another one has to wait for the one on its way', async () => {
  const { at, holder, pick, uploadPicture, emitted } = createTestProfilePicture()
  expect(at().hasTag('needsInput')).toBe(true)
  expect(pick()).toBe(true)
  expect(at().hasTag('busy')).toBe(true)
  expect(pick()).toBe(false)
  expect(holder.isEmpty).toBe(true)
  expect(uploadPicture.calls).toHaveLength(1)
  await uploadPicture.last().answer({ status: 'OK' })
  expect(emitted).toEqual([{ type: 'pictureReplaced' }])
  expect(pick()).toBe(true)
})

test.each([
  [{ kind: 'validation', errors: { file: ['No picture.', 'Really.'] }, message: 'M' }, { text: 'No picture.' }],
  [{ kind: 'validation', errors: { nonsense: ['N'] }, message: 'M' }, { text: 'M' }],
  [{ kind: 'server', message: 'Down' }, { text: 'Down' }],
  [{ kind: 'validation' }, { key: 'account.profile.pictureRefused' }],
  [{ kind: 'server' }, { key: 'account.profile.pictureNotSaved' }],
  [{ kind: 'network' }, { key: 'account.profile.pictureNotSaved' }],
  [new Error('boom'), { key: 'account.profile.pictureNotSaved' }],
])('failure %j is told, and forgotten with the next picture (R341)', async (failure, problem) => {
  const { at, pick, uploadPicture, emitted } = createTestProfilePicture()
  pick()
  await uploadPicture.last().fail(failure)
  expect(at().context).toEqual({ serverErrors: {}, formError: problem })
  pick()
  expect(at().context).toEqual({ serverErrors: {}, formError: null })
  expect(emitted).toEqual([])
})

test('an answer that is not OK is told in its own words', async () => {
  const { at, pick, uploadPicture, emitted } = createTestProfilePicture()
  pick()
  await uploadPicture.last().answer({ status: 'ERROR', message: 'Not today' })
  expect(at().context.formError).toEqual({ text: 'Not today' })
  expect(emitted).toEqual([])
})
