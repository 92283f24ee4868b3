import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { flushPromises, statePaths } from '../testing/index.ts'
import { authMachine, authState } from './index.ts'

describe('the map', () => {
  test('every step is a named state', () => {
    expect(statePaths(authMachine)).toEqual([
      'session',
      'session.checkingSession',
      'session.signedOut',
      'session.signedOut.guest',
      'session.signedOut.loggedOut',
      'session.signedOut.expired',
      'session.signedOut.asBefore',
      'session.signingIn',
      'session.signingUp',
      'session.signedIn',
      'session.signedIn.loadingProfile',
      'session.signedIn.profileReady',
      'session.signedIn.profileFailed',
      'session.loggingOut',
      'signUpGuard',
      'signUpGuard.open',
      'signUpGuard.closed',
    ])
  })
})

test('placeholders refuse loudly, and a start without actors degrades instead of hanging', async () => {
  const actor = createActor(authMachine, { input: { hasStoredSession: false } })
  actor.start()
  await flushPromises()
  expect(authState(actor.getSnapshot()).error).toEqual({ key: 'auth.statusUnverified' })
})

test('begins with the errors of a form that was sent before, until a form is opened', async () => {
  const errors = {
    formError: { text: 'No' },
    brokenRule: { field: 'email', key: 'auth.emailInvalid' },
    serverErrors: { phone: 'Wrong' },
  } as const
  const actor = createActor(authMachine, { input: { hasStoredSession: false, errors } })
  actor.start()
  await flushPromises()
  expect(actor.getSnapshot().context).toMatchObject(errors)
  actor.send({ type: 'form.opened' })
  expect(actor.getSnapshot().context).toMatchObject({ formError: null, brokenRule: null, serverErrors: {} })
})
