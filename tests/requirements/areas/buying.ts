import { type Area, e2e, plays, unit } from '../evidence.ts'

const machines = 'packages/machines/src'
const choosing = (title: string) => unit(`${machines}/checkout/checkout.plan.test.ts`, 'choosing a plan', title)
const confirming = (title: string) =>
  unit(`${machines}/checkout/checkout.information.test.ts`, 'the Confirm Information dialog', title)
const withPromo = unit(
  `${machines}/checkout/checkout.promo.test.ts`,
  'the Buy Tokens dialog',
  'a promo code replaces the total until it is removed (R207, R208)',
)
const amounts = (plan: string, known: string, base: number) =>
  unit(`${machines}/checkout/amounts.test.ts`, `${plan} with ${known} pays ${base} (R212-R214, R375)`)
const priced = (title: string) => unit('apps/site/src/flows/buying/checkout-plan.test.ts', 'what is to be paid', title)
const depositTests = `${machines}/deposit-polling/deposit-polling.machine.test.ts`
const polling = (title: string) => unit(depositTests, 'polling (R215-R217)', title)
const ends = (status: string) => polling(`${status} stops everything, once (R216, R218, R219, D28)`)
const checking = (title: string) => unit(depositTests, 'Check Status (R222, R223)', title)
const says = (title: string) => unit('packages/ui/src/texts/agreed.test.ts', 'agreed texts', title)
const sent = (step: string) => e2e('buying.spec.ts', 'what a purchase sends: the billing form, then the card', step)
const ownAmount = e2e(
  'buying.spec.ts',
  'an amount of one’s own: its tokens are sent, and what the server makes of them is paid',
)
const journey = (step: string) =>
  e2e(
    'journey.spec.ts',
    'buying: chosen as a guest, taken up after sign-in, paid, and refused with the form kept',
    step,
  )

/** Section 4c Buying tokens. */
export const buying = {
  R203: {
    text: 'Choosing a pack opens the purchase dialog with initial amount, pack id and token amount null.',
    shownBy: [
      choosing('a pack opens the dialog with its amount, and has no number of tokens of its own (R203)'),
      sent('the billing form under the names of the wire'),
    ],
  },
  R204: {
    text: 'Choosing the custom amount opens it with pack id null and the token amount.',
    shownBy: [choosing('opens the dialog with its amount, and asks for the price (R203, R204)'), ownAmount],
  },
  R205: {
    text: 'A guest choosing a plan goes to Login with redirect.',
    shownBy: [
      unit(
        `${machines}/checkout/checkout.plan.test.ts`,
        'a guest (R205, D61)',
        'is led to the sign-in screen, and the plan waits',
      ),
      journey('choose a pack as a guest, sign in, and come back to the same pack'),
    ],
    breaks: [
      {
        file: 'apps/site/src/flows/buying/useCheckout.ts',
        from: 'navigate(loginFor(here))',
        to: 'navigate(loginFor(paths.Account))',
      },
    ],
  },
  R206: {
    text: 'Opening Buy Tokens resets the terms checkbox and promocode and recalculates price per token.',
    shownBy: [
      choosing('opened again it has nothing of before, and the price for each token is worked out anew (R206)'),
      choosing('another plan begins anew: terms, promo and price (R206, D19)'),
      plays('overlays-buytokensmodal--ready'),
    ],
  },
  R207: {
    text: 'Applying a promocode replaces the total with final_amount.',
    shownBy: [
      withPromo,
      plays('overlays-buytokensmodal--promo-applied-and-removed-by-keys'),
      journey('apply a promo code, confirm the billing details'),
    ],
  },
  R208: {
    text: 'Remove clears the promocode and restores the total.',
    shownBy: [withPromo, plays('overlays-buytokensmodal--promo-applied-and-removed-by-keys')],
  },
  R209: {
    text: 'Proceeding closes the dialog and the flow ends on /pay.',
    shownBy: [sent('the billing form under the names of the wire')],
  },
  R210: {
    text: 'The second dialog can go back to the first.',
    shownBy: [
      confirming('BACK returns with every choice intact, and forward again with what was typed (R139, R210)'),
      plays('overlays-confirminformationmodal--back-takes-what-was-typed'),
    ],
  },
  R211: {
    text: 'Checkout: form filled, validated, request sent; on success the payload is saved locally and the user goes to /pay.',
    shownBy: [
      confirming('missing fields: each has its error, and the general text is said (R247, D32)'),
      confirming('is sent once, with what was agreed to, and is accepted (R211, D14)'),
      sent('the billing form under the names of the wire'),
      journey('the server crashes and comes back: the checkout is still there'),
    ],
  },
  R212: {
    text: 'Pay amount = pack price if pack id set.',
    shownBy: [
      amounts('{"packId":3,"tokens":null,"amount":500}', '{"packPrice":900,"calculated":null}', 900),
      priced('is the price of the pack as the server has it (R212)'),
      sent('the card, its number in digits only'),
    ],
    breaks: [
      {
        file: 'packages/machines/src/checkout/amounts.ts',
        from: 'known.packPrice ?? plan.amount ?? 0',
        to: 'plan.amount ?? 0',
      },
    ],
  },
  R213: {
    text: 'Pay amount = server-calculated price for the token amount if no pack id.',
    shownBy: [
      amounts('{"packId":null,"tokens":2009,"amount":500}', '{"packPrice":900,"calculated":1808}', 1808),
      priced('is what the server works out for a number of tokens (R213)'),
      ownAmount,
    ],
    breaks: [
      {
        file: 'packages/machines/src/checkout/amounts.ts',
        from: 'if (plan.tokens !== null) return known.calculated ?? 0\n',
        to: '',
      },
    ],
  },
  R214: {
    text: 'Pay amount = given amount if neither; else 0.',
    shownBy: [
      amounts('{"packId":null,"tokens":null,"amount":500}', '{"packPrice":null,"calculated":1}', 500),
      amounts('{"packId":null,"tokens":null,"amount":null}', '{"packPrice":null,"calculated":null}', 0),
      priced('is the sum itself where a sum was given, and nobody is asked (R214)'),
    ],
    breaks: [
      { file: 'packages/machines/src/checkout/amounts.ts', from: '  return plan.amount ?? 0\n}', to: '  return 0\n}' },
    ],
  },
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
  },
  R217: {
    text: 'Any other status value keeps polling.',
    shownBy: [
      polling('status "Processing" keeps polling'),
      polling('status "success" keeps polling'),
      polling('status "" keeps polling'),
      polling('status "anything" keeps polling'),
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
        file: 'packages/ui/src/texts/en/payment.ts',
        from: "'deposit.credited': 'Payment completed successfully!'",
        to: "'deposit.credited': 'Other words'",
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
        'trouble.spec.ts',
        '3-D Secure: failed at the bank, tried again, completed; and no trace of the card is left',
      ),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/payment.ts',
        from: "'deposit.failed': 'Payment failed. Please try again.'",
        to: "'deposit.failed': 'Other words'",
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
        file: 'packages/ui/src/texts/en/payment.ts',
        from: "'deposit.pending': 'Payment is being processed...'",
        to: "'deposit.pending': 'Other words'",
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
        file: 'packages/ui/src/texts/en/payment.ts',
        from: "'deposit.checked': 'Status checked. If payment completed, your balance has been updated.'",
        to: "'deposit.checked': 'Other words'",
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
        file: 'packages/ui/src/texts/en/payment.ts',
        from: "'deposit.checkFailed': 'Failed to check payment status'",
        to: "'deposit.checkFailed': 'Other words'",
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
      plays('overlays-contactmodal--sending'),
      plays('controls-promocodefield--checking'),
      plays('screens-generateimage--sending'),
      plays('screens-removebackground--sending'),
      plays('screens-upscale--sending'),
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
    ],
  },
} satisfies Area
