import { expect, test } from 'vitest'
import { createTestAvatar, portrait } from '../avatar/avatar.support.ts'
import {
  canaryOfToday,
  createTestChangePassword,
  canary as newPassword,
} from '../change-password/change-password.support.ts'
import { createTestContact } from '../contact/contact.support.ts'
import { createTestForgotPassword } from '../forgot-password/forgot-password.support.ts'
import { canary, createTestResetPassword } from '../reset-password/reset-password.support.ts'
import type { Answer } from '../shared/answer.ts'
import { callOf, type Fuzz, fuzz, inFlight, oneOf, openCallOf } from '../testing/fuzz.ts'
import type { DeferredCall } from '../testing/index.ts'
import { createTestUpdateProfile } from '../update-profile/update-profile.support.ts'
import { createTestVerificationMail } from '../verification-mail/verification-mail.support.ts'

const failures = [
  { kind: 'network' },
  { kind: 'unauthorized' },
  { kind: 'server' },
  { kind: 'validation', errors: { email: ['E'], password: ['P'], token: ['T'] } },
  { kind: 'validation', errors: { password: ['P'] } },
] as const

interface Form {
  actor: { stop: () => void; getSnapshot: () => { status: string } }
  at: () => { value: unknown; context: object; hasTag: (tag: 'busy' | 'saved' | 'sent') => boolean }
  emitted: readonly { type: string }[]
  persisted: () => string
  request: { calls: readonly DeferredCall<unknown, Answer>[] }
  submit: () => unknown
  holder?: { readonly isEmpty: boolean }
}

const hasEnded = ({ at }: Form) => at().hasTag('saved') || at().hasTag('sent')

/**
 * Sends one request at a time, announces each at most once and keeps no secret, for early, late and repeated responses.
 */
const fuzzForm = <Fixture extends Form>({
  setUp,
  acts,
  onward,
  atEnd = hasEnded,
  holds,
  meets,
  secrets,
}: Pick<Fuzz<Fixture>, 'setUp' | 'meets'> &
  Partial<Pick<Fuzz<Fixture>, 'acts' | 'onward' | 'atEnd' | 'holds'>> & { secrets: readonly string[] }) =>
  fuzz<Fixture>({
    setUp,
    acts: {
      taken: ({ request }, pick) => callOf(request.calls, pick)?.answer({ status: 'OK' }),
      'not taken': ({ request }, pick) => callOf(request.calls, pick)?.answer({ status: 'ERROR' }),
      failed: ({ request }, pick) => callOf(request.calls, pick)?.fail(oneOf(failures, pick)),
      submit: ({ submit }) => submit(),
      ...acts,
    },
    onward: (fixture, pick) => {
      onward?.(fixture, pick)
      return openCallOf(fixture.request.calls)?.answer({ status: 'OK' }) ?? fixture.submit()
    },
    atEnd,
    calls: ({ request }) => request.calls,
    holds: (fixture) => {
      expect(inFlight(fixture.request.calls)).toBe(fixture.at().hasTag('busy') ? 1 : 0)
      expect(fixture.holder?.isEmpty ?? true).toBe(true)
      for (const secret of secrets) expect(fixture.persisted()).not.toContain(secret)
      holds?.(fixture)
    },
    met: ({ at }) => [JSON.stringify(at().value)],
    meets,
  })

const atMostOneEach = ({ emitted, request }: Form) => expect(emitted.length).toBeLessThanOrEqual(request.calls.length)

test('forgot password: one message for each link', () =>
  fuzzForm({
    setUp: () => createTestForgotPassword(),
    acts: { 'ask for nothing': ({ submit }) => submit(''), another: ({ actor }) => actor.send({ type: 'form.reset' }) },
    holds: atMostOneEach,
    meets: ['"sent"', '{"editing":"refused"}'],
    secrets: [],
  }))

test('reset password: the password leaves no trace', () =>
  fuzzForm({
    setUp: () => createTestResetPassword(),
    acts: { 'submit with mistakes': ({ submit }) => submit(canary, 'Other77') },
    atEnd: ({ at }) => at().status === 'done',
    holds: ({ at, emitted }) =>
      expect(emitted.filter(({ type }) => type === 'passwordReset')).toHaveLength(at().matches('passwordSet') ? 1 : 0),
    meets: ['"passwordSet"', '"invalidLink"', '{"editing":"refused"}'],
    secrets: [canary],
  }))

interface AccountForm {
  actor: { send: (event: { type: 'person.signedIn' | 'person.signedOut' }) => void }
  at: () => { value: unknown; context: { enabled: boolean } }
}

const account = {
  'sign in': ({ actor }: AccountForm) => actor.send({ type: 'person.signedIn' }),
  'sign out': ({ actor }: AccountForm) => actor.send({ type: 'person.signedOut' }),
}

const isSignedOut = ({ at }: AccountForm) => expect(at().value === 'signedOut').toBe(!at().context.enabled)

test('change password: nothing is sent for nobody, and the passwords leave no trace', () =>
  fuzzForm({
    setUp: (pick: number) => createTestChangePassword(pick % 2 === 0),
    acts: { ...account, 'submit with mistakes': ({ submit }) => submit('') },
    onward: account['sign in'],
    holds: isSignedOut,
    meets: ['{"editing":"saved"}', '{"editing":"refused"}', '"signedOut"'],
    secrets: [newPassword, canaryOfToday],
  }))

test('update profile: nothing is sent for nobody', () =>
  fuzzForm({
    setUp: (pick: number) => createTestUpdateProfile(pick % 2 === 0),
    acts: account,
    onward: account['sign in'],
    holds: (form) => {
      isSignedOut(form)
      atMostOneEach(form)
      expect(JSON.stringify(form.at().context)).not.toContain('Halvorsen')
    },
    meets: ['{"editing":"saved"}', '{"editing":"refused"}', '"signedOut"'],
    secrets: [],
  }))

test('contact: the form is closed at most once for each message', () =>
  fuzzForm({
    setUp: () => createTestContact(),
    acts: {
      close: ({ actor }) => actor.send({ type: 'form.reset' }),
      'a moment': ({ clock }, pick) => clock.increment(pick % 1_000),
    },
    holds: (form) => {
      atMostOneEach(form)
      expect(JSON.stringify(form.at().context)).not.toContain('receipt')
    },
    meets: ['"sent"', '{"editing":"refused"}'],
    secrets: [],
  }))

test('profile image: announces each upload once and keeps no file', () =>
  fuzzForm({
    setUp: () => createTestAvatar(),
    atEnd: ({ emitted }) => emitted.length > 0,
    holds: atMostOneEach,
    meets: ['{"editing":"saved"}', '{"editing":"refused"}', '"submitting"'],
    secrets: [portrait],
  }))

test('verification mail: no request once it was sent', () =>
  fuzzForm({
    setUp: () => createTestVerificationMail(),
    meets: ['"sent"', '{"editing":"refused"}'],
    secrets: [],
  }))
