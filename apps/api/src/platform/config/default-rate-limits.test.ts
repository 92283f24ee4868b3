import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('limits by default each operation that allows guessing, sends mail or pays (D78)', () => {
  const { limits } = readConfig({})
  expect(Object.keys(limits).toSorted()).toEqual([
    'adminCalls',
    'changePassword',
    'checkProvenance',
    'createCheckout',
    'executeCheckout',
    'findSubject',
    'generateImages',
    'getDepositStatus',
    'getInvoicePdf',
    'login',
    'register',
    'removeBackground',
    'requestPasswordRestore',
    'resendVerification',
    'resetMails',
    'restorePassword',
    'saveCutout',
    'sendContactMessage',
    'streamEvents',
    'uploadAvatar',
    'upscaleImage',
    'validatePromocode',
    'verificationMails',
    'wrongPasswords',
  ])
  for (const { max, minutes } of Object.values(limits)) {
    expect(max).toBeGreaterThan(0)
    expect(minutes).toBeGreaterThan(0)
  }
})
