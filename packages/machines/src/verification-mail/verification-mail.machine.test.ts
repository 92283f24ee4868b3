import { expect, test } from 'vitest'
import { createTestVerificationMail } from './verification-mail.support.ts'

test('no mail is asked for after one was sent', async () => {
  const { at, submit, request } = createTestVerificationMail()
  submit()
  await request.last().answer({ status: 'OK' })
  submit()
  expect(at().hasTag('sent')).toBe(true)
  expect(request.calls).toHaveLength(1)
})
