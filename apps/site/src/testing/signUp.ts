import type { submitSignUp } from '@mintage/machines/auth'

/** The sign-up form without a phone number. */
export const filledSignUp: Parameters<typeof submitSignUp>[2] = {
  firstName: 'Ada',
  lastName: 'Coyne',
  email: 'ada@example.com',
  phone: '',
  phoneValid: true,
  phoneE164: '',
  phoneCountry: 'IE',
  password: 'Copper12',
  confirmPassword: 'Copper12',
  termsAccepted: true,
}
