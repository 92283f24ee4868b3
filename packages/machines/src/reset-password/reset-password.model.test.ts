import { expect } from 'vitest'
import { describeModel } from '../testing/describe-model.ts'
import { inTurn, shortestAndLongest } from '../testing/index.ts'
import { resetPasswordDriver } from './reset-password.driver.ts'
import { canary } from './reset-password.support.ts'

describeModel({
  ...resetPasswordDriver,
  states: {
    'the mailbox': () => {},
    'the form': ({ now }) => expect(now.at().value).toBe('choosingPassword'),
    'told what to correct': ({ now }) => {
      expect(now.at().value).toBe('choosingPassword')
      expect(now.at().context).toMatchObject({ brokenRule: { field: 'confirmPassword' }, serverErrors: {} })
    },
    'being kept': ({ now }) => {
      expect(now.at().value).toBe('savingPassword')
      expect(now.savePassword.calls.filter(({ open }) => open)).toHaveLength(1)
      expect(now.taken.at(-1)).toEqual({
        password: inTurn(shortestAndLongest, now.savePassword.calls.length - 1),
      })
    },
    'the form, and why': ({ now }) => {
      expect(now.at().value).toBe('choosingPassword')
      expect(now.at().context.formError).not.toBeNull()
    },
    'the form, and why under the password': ({ now }) => {
      expect(now.at().value).toBe('choosingPassword')
      expect(now.at().context).toMatchObject({ serverErrors: { password: 'Too simple' }, formError: null })
    },
    'to the sign-in screen': ({ now }) => {
      expect(now.at().value).toBe('passwordSet')
      expect(now.emitted.map(({ type }) => type)).toEqual(['passwordReset', 'toast'])
    },
    'told that the link is no good': ({ now }) => expect(now.at().value).toBe('invalidLink'),
  },
  always: ({ now }) => {
    for (const password of [canary, ...shortestAndLongest]) expect(now.kept()).not.toContain(password)
  },
})
