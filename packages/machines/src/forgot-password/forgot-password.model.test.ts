import { expect } from 'vitest'
import { describeModel } from '../testing/describe-model.ts'
import { forgotPasswordDriver } from './forgot-password.driver.ts'

describeModel({
  ...forgotPasswordDriver,
  states: {
    'the sign-in screen': () => {},
    'the form': ({ now }) => {
      expect(now.at().value).toBe('enteringEmail')
      expect(now.at().context).toEqual({ email: '', brokenRule: null, formError: null, error: null })
    },
    'told to enter an e-mail': ({ now }) => {
      expect(now.at().value).toBe('enteringEmail')
      expect(now.at().context).toMatchObject({ brokenRule: { key: 'auth.resetEmailRequired' }, formError: null })
    },
    'being asked for': ({ now }) => {
      expect(now.at().value).toBe('requestingLink')
      expect(now.requestLink.calls.filter(({ open }) => open)).toHaveLength(1)
    },
    'the form, and why': ({ now }) => {
      expect(now.at().value).toBe('enteringEmail')
      expect(now.at().context.formError).not.toBeNull()
    },
    'told to look into the mailbox': ({ now }) => {
      expect(now.at().value).toBe('linkSent')
      expect(now.emitted).toHaveLength(1)
    },
  },
})
