import { expect, test } from 'vitest'
import { statePaths } from '../testing/index.ts'
import { verificationMailMachine } from './index.ts'
import { createTestVerificationMail } from './verification-mail.support.ts'

test('every step is a named state', () => {
  expect(statePaths(verificationMailMachine)).toEqual([
    'editing',
    'editing.filling',
    'editing.refused',
    'submitting',
    'sent',
  ])
})

test('one mail for one press, and none after it was sent', async () => {
  const { at, ask, sendMail } = createTestVerificationMail()
  expect(at().hasTag('needsInput')).toBe(true)
  ask()
  ask()
  expect(at().hasTag('busy')).toBe(true)
  await sendMail.last().answer({ status: 'OK' })
  ask()
  expect(at().hasTag('sent')).toBe(true)
  expect(sendMail.calls).toHaveLength(1)
})

test.each([
  [{ kind: 'tooManyRequests', message: 'Wait' }, { text: 'Wait' }],
  [{ kind: 'network' }, { key: 'account.profile.resendFailed' }],
  [new Error('boom'), { key: 'account.profile.resendFailed' }],
])('failure %j is told, and forgotten with the next try (R341)', async (failure, problem) => {
  const { at, ask, sendMail } = createTestVerificationMail()
  ask()
  await sendMail.last().fail(failure)
  expect(at().context).toEqual({ serverErrors: {}, formError: problem })
  ask()
  expect(at().context).toEqual({ serverErrors: {}, formError: null })
  expect(sendMail.calls).toHaveLength(2)
})

test('an answer that is not OK is told in its own words', async () => {
  const { at, ask, sendMail } = createTestVerificationMail()
  ask()
  await sendMail.last().answer({ status: 'ERROR', message: 'Not today' })
  expect(at().context.formError).toEqual({ text: 'Not today' })
})
