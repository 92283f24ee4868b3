import { expect, test } from 'vitest'
import { change, createTestUpdateProfile } from './update-profile.support.ts'

test('what was changed goes into the request, and may be changed again', async () => {
  const { at, submit, request, emitted } = createTestUpdateProfile()
  submit()
  expect(request.last().input.values).toEqual(change)
  await request.last().answer({ status: 'OK' })
  expect(at().hasTag('saved')).toBe(true)
  expect(at().hasTag('needsInput')).toBe(true)
  expect(emitted).toEqual([{ type: 'profileSaved' }])
})
