import { expect } from 'vitest'
import { avatarDriver } from '../avatar/avatar.driver.ts'
import { changePasswordDriver } from '../change-password/change-password.driver.ts'
import { canaryOfToday, canary as newPassword } from '../change-password/change-password.support.ts'
import { contactDriver } from '../contact/contact.driver.ts'
import { forgotPasswordDriver } from '../forgot-password/forgot-password.driver.ts'
import { resetPasswordDriver } from '../reset-password/reset-password.driver.ts'
import { canary } from '../reset-password/reset-password.support.ts'
import { describeModel } from '../testing/describe-model.ts'
import { inTurn, shortestAndLongest } from '../testing/index.ts'
import { updateProfileDriver } from '../update-profile/update-profile.driver.ts'
import { verificationMailDriver } from '../verification-mail/verification-mail.driver.ts'

interface Page {
  readonly now: {
    at: () => { value: unknown; context: object }
    emitted: readonly object[]
    request: { calls: readonly { open: boolean }[] }
  }
}

const isAt =
  (value: unknown, errors: object = {}) =>
  ({ now }: Page) => {
    expect(now.at().value).toEqual(value)
    expect(now.at().context).toEqual({ enabled: true, brokenRule: null, serverErrors: {}, formError: null, ...errors })
  }

const isBeingSubmitted = (page: Page) => {
  isAt('submitting')(page)
  expect(page.now.request.calls.filter(({ open }) => open)).toHaveLength(1)
}

const isAccepted =
  (value: unknown, emitted: readonly object[] = []) =>
  (page: Page) => {
    isAt(value)(page)
    expect(page.now.emitted.slice(-emitted.length)).toEqual(emitted)
  }

const isNotSent = isAt({ editing: 'refused' }, { formError: { key: expect.any(String) } })

/** How every form looks. `refusal` is what is shown of the server's. */
const formStates = (refusal: object) => ({
  'before the form': () => {},
  'the form': isAt({ editing: 'filling' }),
  'being submitted': isBeingSubmitted,
  'the form, and why': isNotSent,
  'the form, and the words of the server': isAt({ editing: 'refused' }, refusal),
})

const isWrong = (brokenRule: object, more: object = {}) =>
  isAt({ editing: 'correcting' }, { brokenRule: expect.objectContaining(brokenRule), ...more })

describeModel({
  ...verificationMailDriver,
  states: { ...formStates({ formError: { text: 'Wait an hour.' } }), accepted: isAccepted('sent') },
})

describeModel({
  ...avatarDriver,
  states: {
    ...formStates({ formError: { text: 'This is no picture.' } }),
    accepted: isAccepted({ editing: 'saved' }, [{ type: 'imageReplaced' }]),
  },
})

describeModel({
  ...updateProfileDriver,
  states: {
    ...formStates({ serverErrors: { postCode: 'Too long' } }),
    accepted: isAccepted({ editing: 'saved' }, [{ type: 'profileSaved' }]),
    'nothing can be submitted': isAt('signedOut', { enabled: false }),
  },
})

describeModel({
  ...changePasswordDriver,
  states: {
    ...formStates({ serverErrors: { currentPassword: 'Wrong' } }),
    'told what to correct': isWrong({ field: 'currentPassword' }),
    'being submitted': (page) => {
      isBeingSubmitted(page)
      expect(page.now.taken.at(-1)).toEqual({
        currentPassword: canaryOfToday,
        password: inTurn(shortestAndLongest, page.now.request.calls.length - 1),
      })
    },
    accepted: isAccepted({ editing: 'saved' }),
    'nothing can be submitted': isAt('signedOut', { enabled: false }),
  },
  invariant: ({ now }) => {
    for (const password of [newPassword, canaryOfToday, ...shortestAndLongest])
      expect(now.persisted()).not.toContain(password)
  },
})

describeModel({
  ...forgotPasswordDriver,
  states: {
    ...formStates({ formError: { text: 'No' } }),
    'told what to correct': isWrong({ key: 'auth.resetEmailRequired' }, { formError: { key: 'auth.emailRequired' } }),
    accepted: isAccepted('sent', [{ type: 'toast', tone: 'success', message: { key: 'auth.forgot.sent' } }]),
  },
})

describeModel({
  ...resetPasswordDriver,
  states: {
    ...formStates({ serverErrors: { password: 'Too simple' } }),
    'told what to correct': isWrong({ field: 'confirmPassword' }),
    'being submitted': (page) => {
      isBeingSubmitted(page)
      expect(page.now.taken.at(-1)).toEqual({ password: inTurn(shortestAndLongest, page.now.request.calls.length - 1) })
    },
    accepted: isAccepted('passwordSet', [
      { type: 'passwordReset' },
      { type: 'toast', tone: 'success', message: { key: 'auth.resetDone' } },
    ]),
    'nothing can be submitted': ({ now }) => expect(now.at().value).toBe('invalidLink'),
  },
  invariant: ({ now }) => {
    for (const password of [canary, ...shortestAndLongest]) expect(now.persisted()).not.toContain(password)
  },
})

describeModel({
  ...contactDriver,
  states: {
    ...formStates({ serverErrors: { email: 'No such address' }, formError: { key: 'contact.correct' } }),
    accepted: isAccepted('sent'),
    'closed, on its way': isBeingSubmitted,
    'closed, and not sent': isNotSent,
    'closed by itself': isAccepted({ editing: 'filling' }, [{ type: 'formFinished' }]),
    'closed by the person': isAccepted({ editing: 'filling' }),
  },
})
