import { describe, expect, test } from 'vitest'
import { createTestAvatar, portrait } from '../avatar/avatar.support.ts'
import { canaryOfToday, createTestChangePassword } from '../change-password/change-password.support.ts'
import { createTestContact } from '../contact/contact.support.ts'
import { createTestForgotPassword } from '../forgot-password/forgot-password.support.ts'
import { canary, createTestResetPassword } from '../reset-password/reset-password.support.ts'
import type { Answer } from '../shared/answer.ts'
import type { DeferredCall } from '../testing/index.ts'
import { createTestUpdateProfile } from '../update-profile/update-profile.support.ts'
import { createTestVerificationMail } from '../verification-mail/verification-mail.support.ts'

interface TestForm {
  at: () => { value: unknown; context: object; hasTag: (tag: 'busy' | 'needsInput') => boolean }
  emitted: readonly object[]
  persisted: () => string
  request: { calls: readonly unknown[]; last: () => Pick<DeferredCall<unknown, Answer>, 'answer' | 'fail'> }
  submit: () => unknown
}

interface Errors {
  serverErrors?: object
  formError?: object
}

interface Form {
  name: string
  create: () => TestForm
  /** Values that must never be in the context, nor in any part of the machine after the response. */
  secrets: readonly string[]
  /** The message for a failure without words. */
  notOk: string
  failures: readonly (readonly [failure: unknown, errors: Errors])[]
}

const key = (formError: string): Errors => ({ formError: { key: formError } })
const text = (formError: string): Errors => ({ formError: { text: formError } })
const validation = (errors: object, message?: string) => ({ kind: 'validation', errors, ...(message && { message }) })

const forms: readonly Form[] = [
  {
    name: 'contact',
    create: createTestContact,
    secrets: ['Vera', 'receipt'],
    notOk: 'contact.failed',
    failures: [
      [
        validation({ email: ['E', 'F'], name: ['N'] }, 'M'),
        { ...key('contact.correct'), serverErrors: { email: 'E', name: 'N' } },
      ],
      [validation({ nonsense: ['X'] }), key('contact.correct')],
      [
        validation({ surname: ['S'], phone: ['P'], topic: ['T'], message: ['M'] }),
        { ...key('contact.correct'), serverErrors: { surname: 'S', phone: 'P', topic: 'T', message: 'M' } },
      ],
      [{ kind: 'tooManyRequests', message: 'Slow down' }, text('Slow down')],
      [{ kind: 'refused', message: 'Not today' }, text('Not today')],
      [{ kind: 'refused' }, key('contact.failed')],
      [{ kind: 'validation' }, key('contact.failed')],
      [{ kind: 'server' }, key('contact.network')],
      [{ kind: 'network', message: 'fetch failed' }, key('contact.network')],
      [new Error('boom'), key('contact.network')],
    ],
  },
  {
    name: 'verification mail',
    create: createTestVerificationMail,
    secrets: [],
    notOk: 'account.profile.resendFailed',
    failures: [
      [{ kind: 'tooManyRequests', message: 'Wait' }, text('Wait')],
      [{ kind: 'network' }, key('account.profile.resendFailed')],
      [new Error('boom'), key('account.profile.resendFailed')],
    ],
  },
  {
    name: 'profile picture',
    create: createTestAvatar,
    secrets: [portrait],
    notOk: 'account.profile.imageNotSaved',
    failures: [
      [validation({ file: ['No picture.', 'Really.'] }, 'M'), text('No picture.')],
      [validation({ nonsense: ['N'] }, 'M'), text('M')],
      [{ kind: 'server', message: 'Down' }, text('Down')],
      [{ kind: 'validation' }, key('account.profile.imageRefused')],
      [{ kind: 'server' }, key('account.profile.imageNotSaved')],
      [{ kind: 'network' }, key('account.profile.imageNotSaved')],
      [new Error('boom'), key('account.profile.imageNotSaved')],
    ],
  },
  {
    name: 'update profile',
    create: createTestUpdateProfile,
    secrets: ['Halvorsen'],
    notOk: 'account.profile.saveFailed',
    failures: [
      [
        validation({ name: ['N'], surname: ['S'], phone: ['P'], city: ['C'], address: ['A'] }),
        { serverErrors: { name: 'N', surname: 'S', phone: 'P', city: 'C', address: 'A' } },
      ],
      [validation({ country: ['C'], post_code: ['P'] }, 'M'), { serverErrors: { countryId: 'C', postCode: 'P' } }],
      [validation({ nonsense: ['N'] }, 'M'), text('M')],
      [{ kind: 'network' }, key('account.profile.saveFailed')],
      [new Error('boom'), key('account.profile.saveFailed')],
    ],
  },
  {
    name: 'change password',
    create: createTestChangePassword,
    secrets: [canary, canaryOfToday],
    notOk: 'auth.passwordUpdateFailed',
    failures: [
      [validation({ current_password: ['Wrong'] }), { serverErrors: { currentPassword: 'Wrong' } }],
      [
        validation({ password: ['P'], password_confirmation: ['C'] }),
        { serverErrors: { password: 'P', confirmPassword: 'C' } },
      ],
      [validation({ nonsense: ['N'] }, 'M'), text('M')],
      [{ kind: 'network' }, key('auth.passwordUpdateFailed')],
      [new Error('boom'), key('auth.passwordUpdateFailed')],
    ],
  },
  {
    name: 'forgot password',
    create: createTestForgotPassword,
    secrets: [],
    notOk: 'auth.resetEmailFailed',
    failures: [
      [validation({ email: ['E'] }, 'M'), text('E')],
      [{ kind: 'tooManyRequests', message: 'M' }, text('M')],
      [{ kind: 'server' }, key('auth.resetEmailFailed')],
      [{ kind: 'network', message: 'fetch failed' }, key('auth.resetEmailFailed')],
      [new Error('boom'), key('auth.resetEmailFailed')],
    ],
  },
  {
    name: 'reset password',
    create: createTestResetPassword,
    secrets: [canary],
    notOk: 'auth.resetRefused',
    failures: [
      [validation({ password: ['P'] }, 'M'), { serverErrors: { password: 'P' } }],
      [validation({ password_confirmation: ['C'] }), { serverErrors: { confirmPassword: 'C' } }],
      [validation({ other: ['O'] }, 'M'), text('M')],
      [{ kind: 'server', message: 'Later' }, text('Later')],
      [{ kind: 'network' }, key('auth.resetFailed')],
      [new Error('boom'), key('auth.resetFailed')],
    ],
  },
]

describe.each(forms)('$name', ({ create, secrets, notOk, failures }) => {
  const shows = ({ at, emitted }: TestForm, errors: Errors) => {
    expect(at().value).toEqual({ editing: 'refused' })
    expect(at().context).toEqual({ enabled: true, brokenRule: null, serverErrors: {}, formError: null, ...errors })
    expect(emitted).toEqual([])
  }

  test('is submitted once at a time, and what was filled in is not kept', async () => {
    const { at, persisted, request, submit } = create()
    expect(at().hasTag('needsInput')).toBe(true)
    submit()
    submit()
    expect(at().hasTag('busy')).toBe(true)
    expect(request.calls).toHaveLength(1)
    for (const secret of secrets) expect(JSON.stringify(at().context)).not.toContain(secret)
    await request.last().answer({ status: 'OK' })
    for (const secret of secrets) expect(persisted()).not.toContain(secret)
  })

  test.each(failures)(
    'failure %j shows %j, and is forgotten with the next try',
    { tags: ['R279', 'R341', 'R343', 'R344', 'R356', 'R359', 'R363', 'R364', 'R365'] },
    async (failure, errors) => {
      const form = create()
      form.submit()
      await form.request.last().fail(failure)
      shows(form, errors)
      form.submit()
      expect(form.at().context).toMatchObject({ formError: null, serverErrors: {} })
      expect(form.request.calls).toHaveLength(2)
    },
  )

  test.each([
    [{ status: 'ERROR', message: 'Not today' }, text('Not today')],
    [{ status: 'ERROR' }, key(notOk)],
    [{ status: 'ok', message: '' }, key(notOk)],
    [{ status: '', message: null }, key(notOk)],
  ])(
    'an answer that is not OK (%j) is a failure and shows %j (R285)',
    { tags: ['R285', 'R341', 'R345', 'R362', 'R364'] },
    async (answer, errors) => {
      const form = create()
      form.submit()
      await form.request.last().answer(answer)
      shows(form, errors)
    },
  )
})

describe.each([
  { name: 'update profile', create: createTestUpdateProfile },
  { name: 'change password', create: createTestChangePassword },
])('$name, in the account', ({ create }) => {
  test('nobody signed in: nothing is sent (R189)', { tags: ['R189'] }, () => {
    const { actor, at, submit, request } = create(false)
    submit()
    expect(at().value).toBe('signedOut')
    expect(request.calls).toHaveLength(0)
    actor.send({ type: 'person.signedIn' })
    submit()
    expect(request.calls).toHaveLength(1)
  })

  test('who signs out leaves no message behind, and a late answer changes nothing', async () => {
    const { actor, at, submit, request, emitted } = create()
    submit()
    await request.last().fail({ kind: 'validation', errors: { city: ['Wrong'], password: ['Wrong'] } })
    expect(at().context.serverErrors).not.toEqual({})
    submit()
    actor.send({ type: 'person.signedOut' })
    await request.last().answer({ status: 'OK' })
    expect(at().value).toBe('signedOut')
    expect(at().context).toEqual({ enabled: false, brokenRule: null, serverErrors: {}, formError: null })
    expect(emitted).toEqual([])
  })
})
