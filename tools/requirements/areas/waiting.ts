import { type Area, e2e, models, plays, unit } from '../evidence.ts'

const machines = 'packages/machines/src'
const depositTests = `${machines}/deposit-polling/deposit-polling.machine.test.ts`
const polling = (title: string) => unit(depositTests, 'polling (R215-R217)', title)
const ends = (status: string) => polling(`${status} stops everything, once (R216, R218, R219, D28)`)
const checking = (title: string) => unit(depositTests, 'Check Status (R222, R223)', title)
const says = (title: string) => unit('packages/ui/src/texts/agreed.test.ts', 'agreed texts', title)
const journey = (step: string) =>
  e2e(
    'journey.spec.ts',
    'buying: chosen as a guest, taken up after sign-in, paid, and refused with the form kept',
    step,
  )

/** Section 4c Waiting for a payment, and what holds for forms. */
export const waiting = {
  R215: {
    text: 'Deposit polling runs every 5 s.',
    shownBy: [polling('asks at once, then five seconds after every answer')],
    breaks: [
      {
        file: 'packages/machines/src/deposit-polling/deposit-polling.machine.ts',
        from: 'pollEvery: 5_000',
        to: 'pollEvery: 4_000',
      },
      {
        file: 'packages/machines/src/deposit-polling/deposit-polling.machine.ts',
        from: 'pollEvery: 5_000',
        to: 'pollEvery: 6_000',
      },
    ],
  },
  R216: {
    text: 'Polling stops on Success, Error or Cancelled.',
    shownBy: [ends('Success'), ends('Error'), ends('Cancelled')],
    breaks: [
      {
        file: 'packages/machines/src/deposit-polling/deposit-polling.machine.ts',
        from: "status === 'Success'",
        to: "status === 'Never'",
      },
      {
        file: 'packages/machines/src/deposit-polling/deposit-polling.machine.ts',
        from: "status === 'Error'",
        to: "status === 'Never'",
      },
      {
        file: 'packages/machines/src/deposit-polling/deposit-polling.machine.ts',
        from: "status === 'Cancelled'",
        to: "status === 'Never'",
      },
    ],
  },
  R217: {
    text: 'Any other status value keeps polling.',
    shownBy: [
      polling('status "Processing" keeps polling'),
      polling('status "success" keeps polling'),
      polling('status "" keeps polling'),
      polling('status "anything" keeps polling'),
    ],
    breaks: [
      {
        file: 'packages/machines/src/deposit-polling/deposit-polling.machine.ts',
        from: "status === 'Cancelled'",
        to: "status !== 'Pending'",
      },
      {
        file: 'packages/machines/src/deposit-polling/deposit-polling.machine.ts',
        from: "status === 'Success'",
        to: "status.toLowerCase() === 'success'",
      },
    ],
  },
  R218: {
    text: 'Payment success: profile refreshed, toast "Payment completed successfully!", credits added.',
    shownBy: [
      ends('Success'),
      says('R218: deposit.credited says "Payment completed successfully!"'),
      journey('a good card: success, and the balance risen by exactly the credits of the pack'),
      plays('screens-paymentsuccess--credited'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/cardPayment.ts',
        from: "'deposit.credited': 'Payment completed successfully!'",
        to: "'deposit.credited': 'Other words'",
      },
      {
        file: 'packages/machines/src/deposit-polling/deposit-polling.machine.ts',
        from: "                      'announceCredit',\n",
        to: '',
      },
      {
        file: 'packages/machines/src/deposit-polling/deposit-polling.machine.ts',
        from: "                      { type: 'tell', params: { tone: 'success', message: { key: 'deposit.credited' } } },\n",
        to: '',
      },
    ],
  },
  R219: {
    text: 'Payment failure: toast "Payment failed. Please try again." and a Try Again action.',
    shownBy: [
      ends('Error'),
      says('R219: deposit.failed says "Payment failed. Please try again."'),
      plays('screens-paymentfailed--no-reason-given'),
      e2e('failures.spec.ts', 'a payment that the bank sends back as failed is told of once, and by no reload'),
      e2e('failures.spec.ts', 'a payment that failed is told of, and can be tried again'),
      e2e(
        'resilience.spec.ts',
        '3-D Secure: failed at the bank, tried again, completed; and no trace of the card is left',
      ),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/cardPayment.ts',
        from: "'deposit.failed': 'Payment failed. Please try again.'",
        to: "'deposit.failed': 'Other words'",
      },
      {
        file: 'packages/machines/src/deposit-polling/deposit-polling.machine.ts',
        from: "                      { type: 'announceFailure', params: null },\n                      { type: 'tell', params: { tone: 'error', message: { key: 'deposit.failed' } } },\n",
        to: "                      { type: 'announceFailure', params: null },\n",
      },
      {
        file: 'packages/ui/src/screens/PaymentFailed/PaymentFailed.tsx',
        from: '<Button href={tryAgainHref} size="lg">',
        to: '<Button href="#" size="lg">',
      },
    ],
  },
  R220: {
    text: 'Payment pending: info toast "Payment is being processed...".',
    shownBy: [
      polling('that the payment is being processed is said once (R220)'),
      says('R220: deposit.pending says "Payment is being processed..."'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/cardPayment.ts',
        from: "'deposit.pending': 'Payment is being processed...'",
        to: "'deposit.pending': 'Other words'",
      },
      {
        file: 'packages/machines/src/deposit-polling/deposit-polling.machine.ts',
        from: "                      { type: 'tell', params: { tone: 'info', message: { key: 'deposit.pending' } } },\n",
        to: '',
      },
    ],
  },
  R221: {
    text: 'Pending screen: one profile refresh after 5 s, then one every 30 s while open, none after leaving.',
    shownBy: [unit(depositTests, 'the balance (R221)')],
    breaks: [
      {
        file: 'packages/machines/src/deposit-polling/deposit-polling.machine.ts',
        from: 'firstProfileRefresh: 5_000',
        to: 'firstProfileRefresh: 6_000',
      },
      {
        file: 'packages/machines/src/deposit-polling/deposit-polling.machine.ts',
        from: 'profileRefreshEvery: 30_000',
        to: 'profileRefreshEvery: 60_000',
      },
    ],
  },
  R222: {
    text: 'Check Status refreshes the profile and toasts "Status checked. If payment completed, your balance has been updated.".',
    shownBy: [
      checking('polls and reads the balance at once, and says so'),
      says('R222: deposit.checked says "Status checked. If payment completed, your balance has been updated."'),
      plays('screens-paymentpending--waiting'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/cardPayment.ts',
        from: "'deposit.checked': 'Status checked. If payment completed, your balance has been updated.'",
        to: "'deposit.checked': 'Other words'",
      },
      {
        file: 'packages/machines/src/deposit-polling/deposit-polling.machine.ts',
        from: "                  actions: { type: 'tell', params: { tone: 'info', message: { key: 'deposit.checked' } } },\n",
        to: '',
      },
    ],
  },
  R223: {
    text: 'Check Status failure toasts "Failed to check payment status".',
    shownBy: [
      checking('says when it could not check, and can be pressed again'),
      says('R223: deposit.checkFailed says "Failed to check payment status"'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/cardPayment.ts',
        from: "'deposit.checkFailed': 'Failed to check payment status'",
        to: "'deposit.checkFailed': 'Other words'",
      },
      {
        file: 'packages/machines/src/deposit-polling/deposit-polling.machine.ts',
        from: "                  actions: { type: 'tell', params: { tone: 'error', message: { key: 'deposit.checkFailed' } } },\n",
        to: '',
      },
    ],
  },
  R224: {
    text: 'Every form disables its submit button while submitting.',
    shownBy: [
      plays('controls-form--busy-sends-nothing'),
      plays('screens-login--signing-in'),
      plays('screens-register--creating-account'),
      plays('screens-forgotpassword--sending'),
      plays('screens-resetpassword--resetting'),
      plays('screens-changepassword--changing'),
      plays('screens-profile--saving'),
      plays('screens-pay--paying'),
      plays('overlays-buytokensmodal--going-on'),
      plays('overlays-confirminformationmodal--sending'),
      plays('overlays-confirminformationmodal--sends-once'),
      plays('overlays-contactmodal--sending'),
      plays('controls-promocodefield--checking'),
      plays('screens-generateimage--sending'),
      plays('screens-removebackground--sending'),
      plays('screens-upscale--sending'),
      plays('screens-removebackground--next-while-sending'),
      plays('screens-upscale--next-while-sending'),
      ...[
        'signing in',
        'signing up',
        'asking for a link',
        'setting a new password',
        'changing the password',
        'saving the profile',
        'writing to support',
        'buying: a promo code, the terms, the billing details',
        'paying',
        'asking for pictures',
        'removing a background, also with another picture at hand',
        'upscaling, also with another picture at hand',
      ].map((form) => models('tests/routes/busy.test.ts', form)),
    ],
    breaks: [
      {
        file: 'packages/ui/src/primitives/Button/Button.tsx',
        from: 'disabled={disabled || busy} aria-busy',
        to: 'disabled={disabled} aria-busy',
      },
      { file: 'packages/ui/src/screens/Login/Login.tsx', from: '            busy={busy}\n', to: '' },
      { file: 'packages/ui/src/screens/Register/RegisterForm.tsx', from: 'fullWidth busy={busy}', to: 'fullWidth' },
      {
        file: 'packages/ui/src/screens/ForgotPassword/ForgotPassword.tsx',
        from: 'fullWidth busy={busy}',
        to: 'fullWidth',
      },
      {
        file: 'packages/ui/src/screens/ResetPassword/ResetPassword.tsx',
        from: 'fullWidth busy={busy}',
        to: 'fullWidth',
      },
      {
        file: 'packages/ui/src/screens/ChangePassword/ChangePassword.tsx',
        from: 'size="lg" busy={busy}',
        to: 'size="lg"',
      },
      { file: 'packages/ui/src/screens/Profile/ProfileForm.tsx', from: 'size="lg" busy={busy}', to: 'size="lg"' },
      { file: 'packages/ui/src/screens/Pay/CardForm.tsx', from: 'fullWidth busy={waiting}', to: 'fullWidth' },
      { file: 'packages/ui/src/overlays/BuyTokensModal/BuyTokensModal.tsx', from: '          busy={busy}\n', to: '' },
      {
        file: 'packages/ui/src/overlays/ConfirmInformationModal/ConfirmInformationModal.tsx',
        from: 'size="lg" busy={busy}',
        to: 'size="lg"',
      },
      {
        file: 'packages/ui/src/overlays/ContactModal/ContactModal.tsx',
        from: '<Button type="submit" busy={busy}',
        to: '<Button type="submit"',
      },
      {
        file: 'packages/ui/src/controls/PromoCodeField/PromoCodeField.tsx',
        from: '            tone="neutral"\n            busy={busy}\n',
        to: '            tone="neutral"\n',
      },
      {
        file: 'packages/ui/src/screens/shared/services/SubmitBar.tsx',
        from: 'fullWidth busy={busy}',
        to: 'fullWidth',
      },
      { file: 'packages/ui/src/screens/RemoveBackground/RemoveBackground.tsx', from: ' || isSending(jobs)', to: '' },
      { file: 'packages/ui/src/screens/Upscale/Upscale.tsx', from: ' || isSending(jobs)', to: '' },
      { file: 'apps/site/src/flows/auth/useLogin.ts', from: '    busy,\n', to: '    busy: false,\n' },
      { file: 'apps/site/src/flows/auth/useRegister.ts', from: '    busy,\n', to: '    busy: false,\n' },
      {
        file: 'apps/site/src/flows/account/useUpdateProfile.ts',
        from: "busy: useSelector(actor, (snapshot) => snapshot.hasTag('busy'))",
        to: 'busy: false',
      },
      {
        file: 'apps/site/src/flows/account/useChangePassword.ts',
        from: "busy: useSelector(actor, (snapshot) => snapshot.hasTag('busy'))",
        to: 'busy: false',
      },
      { file: 'apps/site/src/flows/contact/ContactHost.tsx', from: 'busy={busy}', to: 'busy={false}' },
      {
        file: 'apps/site/src/flows/checkout/usePay.ts',
        from: "busy: charging ? 'charging' : redirecting && 'redirecting'",
        to: "busy: redirecting && 'redirecting'",
      },
      {
        file: 'apps/site/src/flows/auth/usePasswordReset.ts',
        from: '    error,\n    busy,\n',
        to: '    error,\n    busy: false,\n',
      },
      {
        file: 'apps/site/src/flows/auth/usePasswordReset.ts',
        from: '    formError: formError && say(formError),\n    busy,\n',
        to: '    formError: formError && say(formError),\n    busy: false,\n',
      },
      {
        file: 'apps/site/src/flows/checkout/CheckoutHost.tsx',
        from: "busy={snapshot.hasTag('busy') || snapshot.hasTag('calculating')}",
        to: "busy={snapshot.hasTag('calculating')}",
      },
      { file: 'apps/site/src/flows/checkout/CheckoutHost.tsx', from: "      busy={snapshot.hasTag('busy')}\n", to: '' },
      {
        file: 'apps/site/src/flows/image-jobs/toFileJob.ts',
        from: "  if (snapshot.matches('submittingJob')) return { state: 'sending' }\n",
        to: '',
      },
    ],
  },
  R225: {
    text: 'Sign-up ignores a second submit within 300-500 ms.',
    shownBy: [
      unit(
        `${machines}/auth/auth.sign-up.test.ts`,
        'signing up',
        'a second submit within 400 ms is ignored even when the first has failed already (R225, D60)',
      ),
    ],
    breaks: [
      { file: 'packages/machines/src/auth/auth.setup.ts', from: 'signUpGuard: 400', to: 'signUpGuard: 200' },
      { file: 'packages/machines/src/auth/auth.setup.ts', from: 'signUpGuard: 400', to: 'signUpGuard: 600' },
    ],
  },
  R226: {
    text: 'Contact success closes and resets the form after 900 ms.',
    shownBy: [
      unit(
        `${machines}/contact/contact.machine.test.ts`,
        'the thanks stay for 900 ms, then the form closes once (R226)',
      ),
      e2e('frame.spec.ts', 'the contact form thanks, closes by itself, and is empty when it is opened again'),
    ],
    breaks: [
      { file: 'packages/machines/src/contact/contact.machine.ts', from: 'closeAfter: 900', to: 'closeAfter: 1_200' },
      { file: 'packages/machines/src/contact/contact.machine.ts', from: 'closeAfter: 900', to: 'closeAfter: 600' },
    ],
  },
  R227: {
    text: "Phone default country may be preselected by an IP lookup: text reply, first character '1' = success, characters 3-4 = country code; any other reply is ignored. [D34]",
    shownBy: [
      unit('apps/site/src/app/ip-country.test.ts', 'the country of a connection (R227)'),
      unit('apps/api/test/ip-country.test.ts', 'the lookup’s text is passed on as it is (D34)'),
      unit(
        'apps/api/test/ip-country.test.ts',
        'without a service, or without its answer, there is nothing, and that is no failure',
      ),
      e2e('routes.spec.ts', 'a phone number begins with the country of the connection, if the lookup knows it'),
      models(
        'tests/routes/addresses.test.ts',
        'a phone number begins with the country of the connection, if the lookup knows it',
      ),
    ],
    breaks: [
      { file: 'apps/site/src/app/ip-country.ts', from: 'reply.slice(2, 4)', to: 'reply.slice(3, 5)' },
      { file: 'apps/site/src/app/ip-country.ts', from: "reply.startsWith('1') && ", to: '' },
      { file: 'apps/site/src/flows/auth/useRegister.ts', from: 'found !== null && setCountry(found)', to: 'found' },
    ],
  },
} satisfies Area
