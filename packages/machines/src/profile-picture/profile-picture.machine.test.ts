import { expect, test } from 'vitest'
import { createTestProfilePicture, portrait } from './profile-picture.support.ts'

test('the picture goes into the request once, and another one has to wait', async () => {
  const { holder, persisted, taken, request, submit, emitted } = createTestProfilePicture()
  expect(submit()).toBe(true)
  expect(submit()).toBe(false)
  expect(taken).toEqual([portrait])
  expect(holder.isEmpty).toBe(true)
  expect(persisted()).not.toContain(portrait)
  await request.last().answer({ status: 'OK' })
  expect(emitted).toEqual([{ type: 'pictureReplaced' }])
  expect(submit()).toBe(true)
})
