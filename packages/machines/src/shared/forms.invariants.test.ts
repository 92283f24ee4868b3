import { expect, test } from 'vitest'
import {
  canaryOfToday,
  createTestChangePassword,
  canary as newPassword,
} from '../change-password/change-password.support.ts'
import { createTestContact } from '../contact/contact.support.ts'
import { createTestForgotPassword } from '../forgot-password/forgot-password.support.ts'
import { createTestProfilePicture, portrait } from '../profile-picture/profile-picture.support.ts'
import { canary, createTestResetPassword } from '../reset-password/reset-password.support.ts'
import { callOf, fuzz, inFlight, oneOf, openCallOf } from '../testing/fuzz.ts'
import type { HeldCall } from '../testing/index.ts'
import { createTestVerificationMail } from '../verification-mail/verification-mail.support.ts'
import type { Answer } from './answer.ts'

const failures = [
  { kind: 'network' },
  { kind: 'unauthorized' },
  { kind: 'server' },
  { kind: 'validation', errors: { email: ['E'], password: ['P'], token: ['T'] } },
  { kind: 'validation', errors: { password: ['P'] } },
] as const

/** What a server may do to a form, early, late or again. */
const answers = <World>(callsOf: (world: World) => readonly HeldCall<unknown, Answer>[]) => ({
  taken: (world: World, pick: number) => callOf(callsOf(world), pick)?.answer({ status: 'OK' }),
  'not taken': (world: World, pick: number) => callOf(callsOf(world), pick)?.answer({ status: 'ERROR' }),
  failed: (world: World, pick: number) => callOf(callsOf(world), pick)?.fail(oneOf(failures, pick)),
})

type Forgot = ReturnType<typeof createTestForgotPassword>

test('forgot password: one request at a time, one message for each link', () =>
  fuzz({
    begin: () => createTestForgotPassword(),
    acts: {
      ...answers(({ requestLink }: Forgot) => requestLink.calls),
      ask: ({ ask }: Forgot) => ask(),
      'ask for nothing': ({ ask }: Forgot) => ask(''),
      another: ({ actor }: Forgot) => actor.send({ type: 'another.requested' }),
    },
    onward: ({ ask, requestLink }) => openCallOf(requestLink.calls)?.answer({ status: 'OK' }) ?? ask(),
    atEnd: ({ at }) => at().matches('linkSent'),
    calls: ({ requestLink }) => requestLink.calls,
    holds: ({ requestLink, emitted }) => {
      expect(inFlight(requestLink.calls)).toBeLessThanOrEqual(1)
      expect(emitted.length).toBeLessThanOrEqual(requestLink.calls.length)
    },
    met: ({ at }) => [at().value],
    meets: ['linkSent'],
  }))

type Reset = ReturnType<typeof createTestResetPassword>

test('reset password: one request at a time, and the password leaves no trace', () =>
  fuzz({
    begin: () => createTestResetPassword(),
    acts: {
      ...answers(({ savePassword }: Reset) => savePassword.calls),
      submit: ({ submit }: Reset) => submit(),
      'submit with mistakes': ({ submit }: Reset) => submit(canary, 'Other77'),
    },
    onward: ({ submit, savePassword }) => openCallOf(savePassword.calls)?.answer({ status: 'OK' }) ?? submit(),
    atEnd: ({ at }) => at().status === 'done',
    calls: ({ savePassword }) => savePassword.calls,
    holds: ({ at, savePassword, holder, kept, emitted }) => {
      expect(inFlight(savePassword.calls)).toBeLessThanOrEqual(1)
      expect(holder.isEmpty).toBe(true)
      expect(kept()).not.toContain(canary)
      expect(emitted.filter(({ type }) => type === 'passwordReset')).toHaveLength(at().matches('passwordSet') ? 1 : 0)
    },
    met: ({ at }) => [at().value],
    meets: ['passwordSet', 'invalidLink', 'choosingPassword'],
  }))

type Change = ReturnType<typeof createTestChangePassword>

test('change password: nothing is sent for nobody, and the passwords leave no trace', () =>
  fuzz({
    begin: (pick) => createTestChangePassword(pick % 2 === 0),
    acts: {
      ...answers(({ changePassword }: Change) => changePassword.calls),
      submit: ({ submit }: Change) => submit(),
      'submit with mistakes': ({ submit }: Change) => submit(''),
      'sign in': ({ actor }: Change) => actor.send({ type: 'person.signedIn' }),
      'sign out': ({ actor }: Change) => actor.send({ type: 'person.signedOut' }),
    },
    onward: ({ actor, at, submit, changePassword }) => {
      if (at().matches('signedOut')) return actor.send({ type: 'person.signedIn' })
      return openCallOf(changePassword.calls)?.answer({ status: 'OK' }) ?? submit()
    },
    atEnd: ({ at }) => at().hasTag('saved'),
    calls: ({ changePassword }) => changePassword.calls,
    holds: ({ at, changePassword, holder, kept }) => {
      expect(inFlight(changePassword.calls)).toBe(at().matches('changingPassword') ? 1 : 0)
      if (!at().context.signedIn) expect(at().value).toBe('signedOut')
      expect(holder.isEmpty).toBe(true)
      for (const secret of [newPassword, canaryOfToday]) expect(kept()).not.toContain(secret)
    },
    met: ({ at }) => [JSON.stringify(at().value)],
    meets: ['{"enteringPasswords":"saved"}', '{"enteringPasswords":"refused"}', '"signedOut"'],
  }))

type Contact = ReturnType<typeof createTestContact>

test('contact: one message at a time, and the form is closed at most once for each', () =>
  fuzz({
    begin: () => createTestContact(),
    acts: {
      ...answers(({ sendMessage }: Contact) => sendMessage.calls),
      send: ({ send }: Contact) => send(),
      close: ({ actor }: Contact) => actor.send({ type: 'form.reset' }),
      'a moment': ({ clock }: Contact, pick: number) => clock.increment(pick % 1_000),
    },
    onward: ({ send, sendMessage }) => openCallOf(sendMessage.calls)?.answer({ status: 'OK' }) ?? send(),
    atEnd: ({ at }) => at().hasTag('sent'),
    calls: ({ sendMessage }) => sendMessage.calls,
    holds: ({ sendMessage, emitted, at }) => {
      expect(inFlight(sendMessage.calls)).toBe(at().hasTag('busy') ? 1 : 0)
      expect(emitted.length).toBeLessThanOrEqual(sendMessage.calls.length)
      expect(JSON.stringify(at().context)).not.toContain('receipt')
    },
    met: ({ at }) => [JSON.stringify(at().value)],
    meets: ['"sent"', '{"editing":"refused"}'],
  }))

type Picture = ReturnType<typeof createTestProfilePicture>

test('profile picture: one upload at a time, told of once each, and the picture leaves no trace', () =>
  fuzz({
    begin: () => createTestProfilePicture(),
    acts: {
      ...answers(({ uploadPicture }: Picture) => uploadPicture.calls),
      pick: ({ pick }: Picture) => void pick(),
    },
    onward: ({ pick, uploadPicture }) => openCallOf(uploadPicture.calls)?.answer({ status: 'OK' }) ?? void pick(),
    atEnd: ({ emitted }) => emitted.length > 0,
    calls: ({ uploadPicture }) => uploadPicture.calls,
    holds: ({ at, actor, holder, uploadPicture, emitted }) => {
      expect(inFlight(uploadPicture.calls)).toBe(at().hasTag('busy') ? 1 : 0)
      expect(emitted.length).toBeLessThanOrEqual(uploadPicture.calls.length)
      expect(holder.isEmpty).toBe(true)
      expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(portrait)
    },
    met: ({ at }) => [JSON.stringify(at().value)],
    meets: ['{"editing":"filling"}', '{"editing":"refused"}', '"submitting"'],
  }))

type Mail = ReturnType<typeof createTestVerificationMail>

test('verification mail: one request at a time, and none once it was sent', () =>
  fuzz({
    begin: () => createTestVerificationMail(),
    acts: {
      ...answers(({ sendMail }: Mail) => sendMail.calls),
      ask: ({ ask }: Mail) => ask(),
    },
    onward: ({ ask, sendMail }) => openCallOf(sendMail.calls)?.answer({ status: 'OK' }) ?? ask(),
    atEnd: ({ at }) => at().hasTag('sent'),
    calls: ({ sendMail }) => sendMail.calls,
    holds: ({ at, sendMail }) => expect(inFlight(sendMail.calls)).toBe(at().hasTag('busy') ? 1 : 0),
    met: ({ at }) => [JSON.stringify(at().value)],
    meets: ['"sent"', '{"editing":"refused"}'],
  }))
