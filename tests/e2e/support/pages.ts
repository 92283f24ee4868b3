/** Every page that anybody may open, with its heading. */
export const publicPages = [
  ['/', '1 Space, 3 Superpowers, Infinite imagination'],
  ['/pricing', 'Simple as small change'],
  ['/faq', 'Questions and answers'],
  ['/check', 'Check a picture'],
  ['/contact', 'Contact us'],
  ['/generate-image', 'Name a scene. Get up to four takes on it.'],
  ['/remove-background', 'Keep the subject. Lose the rest.'],
  ['/upscale-image', 'Small picture, big plans.'],
  ['/success-payment', 'Payment Successful'],
  ['/fail-payment', 'Payment Failed'],
  ['/pending-payment', 'Payment is being processed'],
  ['/processing-payment', 'Payment is being processed'],
  ['/email/verify/success', 'Email Verified Successfully'],
  ['/email/verify/already-success', 'Email Already Verified'],
  ['/terms', 'Terms of use'],
  ['/privacy', 'Privacy policy'],
  ['/cookie-policy', 'Cookie policy'],
  ['/static-page/4', 'Refund policy'],
] as const

/** The pages of signing in. */
export const guestPages = [
  ['/login', 'Sign in'],
  ['/register', 'Create an account'],
  ['/forgot-password', 'Forgot password?'],
  ['/reset-password-confirm?token=t&email=ida@example.com', 'Set a new password'],
  ['/reset-password?token=t&email=ida@example.com', 'Set a new password'],
] as const

/** The pages of a person who is signed in. */
export const memberPages = [
  ['/pay', 'Pay by card'],
  ['/account/my-projects', 'My projects'],
  ['/account/profile', 'Profile'],
  ['/account/payment-history', 'Payment history'],
  ['/account/request-history', 'Request history'],
  ['/account/change-password', 'Change password'],
  ['/email-verification', 'Email Verification'],
  ['/services/generate-image', 'Generate image'],
  ['/services/remove-background', 'Remove background'],
  ['/services/upscale', 'Upscale'],
] as const
