import { expect } from 'vitest'
import { describeModel } from '../testing/describe-model.ts'
import { inTurn, shortestAndLongest } from '../testing/index.ts'
import { changePasswordDriver } from './change-password.driver.ts'
import { canary, canaryOfToday } from './change-password.support.ts'

describeModel({
  ...changePasswordDriver,
  states: {
    'before the account': () => {},
    'nothing can be sent': ({ now }) => {
      expect(now.at().value).toBe('signedOut')
      expect(now.at().context).toMatchObject({ signedIn: false, brokenRule: null, serverErrors: {}, formError: null })
    },
    'the form': ({ now }) => expect(now.at().value).toEqual({ enteringPasswords: 'filling' }),
    'told what to correct': ({ now }) => {
      expect(now.at().value).toEqual({ enteringPasswords: 'correcting' })
      expect(now.at().context).toMatchObject({ brokenRule: { field: 'currentPassword' }, serverErrors: {} })
    },
    'being changed': ({ now }) => {
      expect(now.at().value).toBe('changingPassword')
      expect(now.changePassword.calls.filter(({ open }) => open)).toHaveLength(1)
      expect(now.taken.at(-1)).toEqual({
        currentPassword: canaryOfToday,
        password: inTurn(shortestAndLongest, now.changePassword.calls.length - 1),
      })
    },
    'the form, and why': ({ now }) => {
      expect(now.at().value).toEqual({ enteringPasswords: 'refused' })
      expect(now.at().context.formError).not.toBeNull()
    },
    'the form, and why under the field': ({ now }) => {
      expect(now.at().value).toEqual({ enteringPasswords: 'refused' })
      expect(now.at().context).toMatchObject({ serverErrors: { currentPassword: 'Wrong' }, formError: null })
    },
    changed: ({ now }) => expect(now.at().hasTag('saved')).toBe(true),
  },
  always: ({ now }) => {
    for (const password of [canary, ...shortestAndLongest]) expect(now.kept()).not.toContain(password)
    expect(now.kept()).not.toContain(canaryOfToday)
  },
})
