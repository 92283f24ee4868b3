import { expect } from 'vitest'
import { describeModel } from '../testing/describe-model.ts'
import { verificationMailDriver } from './verification-mail.driver.ts'
import type { createTestVerificationMail } from './verification-mail.support.ts'

type Tab = { readonly now: ReturnType<typeof createTestVerificationMail> }

const offers = ({ now }: Tab, step: 'filling' | 'refused', problem: object | null) => {
  expect(now.at().value).toEqual({ editing: step })
  expect(now.at().context).toEqual({ serverErrors: {}, formError: problem })
}

describeModel({
  ...verificationMailDriver,
  states: {
    'before the account': () => {},
    'the offer': (tab) => offers(tab, 'filling', null),
    'on its way': ({ now }) => {
      expect(now.at().value).toBe('submitting')
      expect(now.at().context).toEqual({ serverErrors: {}, formError: null })
      expect(now.sendMail.calls.filter(({ open }) => open)).toHaveLength(1)
    },
    'the offer, and why nothing was sent': (tab) => offers(tab, 'refused', { key: 'account.profile.resendFailed' }),
    'the offer, and why in the words of the server': (tab) => offers(tab, 'refused', { text: 'Wait an hour.' }),
    sent: ({ now }) => {
      expect(now.at().value).toBe('sent')
      expect(now.at().hasTag('sent')).toBe(true)
    },
  },
})
