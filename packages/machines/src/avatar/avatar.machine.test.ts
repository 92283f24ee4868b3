import { expect, test } from 'vitest'
import { createTestAvatar, portrait } from './avatar.support.ts'

test('the image goes into the request once, and another one has to wait', async () => {
  const { holder, persisted, taken, request, submit, emitted } = createTestAvatar()
  expect(submit()).toBe(true)
  expect(submit()).toBe(false)
  expect(taken).toEqual([portrait])
  expect(holder.isEmpty).toBe(true)
  expect(persisted()).not.toContain(portrait)
  await request.last().answer({ status: 'OK' })
  expect(emitted).toEqual([{ type: 'imageReplaced' }])
  expect(submit()).toBe(true)
})
