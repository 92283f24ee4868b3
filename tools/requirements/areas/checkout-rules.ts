import { type Area, e2e, plays, unit } from '../evidence.ts'

const rules = 'packages/machines/src/checkout/rules.test.ts'
const billing = (title: string) => unit(rules, 'the billing form (R246-R257)', title)
const refuses = (form: string, errors: string) => billing(`${form} gives ${errors}`)
const plan = (form: string, key: string) => unit(rules, 'the plan (R260, R261)', `${form} gives "${key}"`)
const confirming = (title: string) =>
  unit('packages/machines/src/checkout/checkout.information.test.ts', 'the Confirm Information dialog', title)
const buying = (title: string) =>
  unit('packages/machines/src/checkout/checkout.buy-tokens.test.ts', 'the Buy Tokens dialog', title)
const impossible = unit(
  'packages/machines/src/checkout/checkout.plan.test.ts',
  'choosing a plan',
  'an impossible plan opens nothing and says why (R260, R261)',
)
const says = (title: string) => unit('packages/ui/src/texts/agreed.test.ts', 'agreed texts', title)
const everyFieldMissing = plays('overlays-confirminformationmodal--every-field-missing')
const fieldsMissing = confirming('missing fields: each has its error, and the general text is said (R247, D32)')
const filledIn = unit(
  'apps/site/src/flows/checkout/planPrice.test.ts',
  'the billing form is filled in from the profile (R259), and its e-mail is the account’s (R258)',
)
const prefilled = plays('overlays-confirminformationmodal--prefilled')

/** Section 5b Checkout validation. */
export const checkoutRules = {
  R246: {
    text: 'Confirm Information requires first name, last name, email, phone, country, city, address, post code.',
    shownBy: [billing('errors come in the order of the form'), fieldsMissing, everyFieldMissing],
    breaks: [
      {
        file: 'packages/machines/src/checkout/information.ts',
        from: "['city', isBlank(form.city) ? 'checkout.cityRequired' : null],\n    ",
        to: '',
      },
    ],
  },
  R247: {
    text: 'Confirm Information general message: "Please fill in all required fields".',
    shownBy: [
      fieldsMissing,
      says('R247: checkout.fieldsMissing says "Please fill in all required fields"'),
      everyFieldMissing,
    ],
    breaks: [
      {
        file: 'packages/machines/src/checkout/information.ts',
        from: 'Object.values(errors).some((key) => !formatKeys.includes(key))',
        to: 'Object.values(errors).length > 8',
      },
      {
        file: 'packages/ui/src/texts/en/checkout.ts',
        from: "'checkout.fieldsMissing': 'Please fill in all required fields'",
        to: "'checkout.fieldsMissing': 'Other words'",
      },
    ],
  },
  R248: {
    text: 'No payment method: "Please select a payment method".',
    shownBy: [
      confirming('no payment method (R248)'),
      says('R248: checkout.methodRequired says "Please select a payment method"'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/checkout.ts',
        from: "'checkout.methodRequired': 'Please select a payment method'",
        to: "'checkout.methodRequired': 'Other words'",
      },
      {
        file: 'packages/machines/src/checkout/checkout.setup.ts',
        from: 'const method = paymentMethodId === null ?',
        to: 'const method = paymentMethodId === 0 ?',
      },
    ],
  },
  R249: {
    text: '"First name is required".',
    shownBy: [
      refuses('{"name":" "}', '{"name":"checkout.firstNameRequired"}'),
      says('R249: checkout.firstNameRequired says "First name is required"'),
      everyFieldMissing,
    ],
    breaks: [
      {
        file: 'packages/machines/src/checkout/information.ts',
        from: "isBlank(form.name) ? 'checkout.firstNameRequired' : null",
        to: 'null',
      },
      {
        file: 'packages/ui/src/texts/en/checkout.ts',
        from: "'checkout.firstNameRequired': 'First name is required'",
        to: "'checkout.firstNameRequired': 'Other words'",
      },
    ],
  },
  R250: {
    text: '"Last name is required".',
    shownBy: [
      refuses('{"surname":""}', '{"surname":"checkout.lastNameRequired"}'),
      says('R250: checkout.lastNameRequired says "Last name is required"'),
      everyFieldMissing,
    ],
    breaks: [
      {
        file: 'packages/machines/src/checkout/information.ts',
        from: "isBlank(form.surname) ? 'checkout.lastNameRequired' : null",
        to: 'null',
      },
      {
        file: 'packages/ui/src/texts/en/checkout.ts',
        from: "'checkout.lastNameRequired': 'Last name is required'",
        to: "'checkout.lastNameRequired': 'Other words'",
      },
    ],
  },
  R251: {
    text: '"Phone number is required".',
    shownBy: [
      refuses('{"phone":""}', '{"phone":"checkout.phoneRequired"}'),
      says('R251: checkout.phoneRequired says "Phone number is required"'),
      everyFieldMissing,
    ],
    breaks: [
      {
        file: 'packages/machines/src/checkout/information.ts',
        from: "if (isBlank(phone)) return 'checkout.phoneRequired'",
        to: 'if (isBlank(phone)) return null',
      },
      {
        file: 'packages/ui/src/texts/en/checkout.ts',
        from: "'checkout.phoneRequired': 'Phone number is required'",
        to: "'checkout.phoneRequired': 'Other words'",
      },
    ],
  },
  R252: {
    text: 'Phone must be optional plus then 8 to 15 digits or spaces, else "Invalid phone format (e.g. +1234567890)".',
    shownBy: [
      refuses('{"phone":"1234567"}', '{"phone":"checkout.phoneInvalid"}'),
      refuses('{"phone":"+1234567890123456"}', '{"phone":"checkout.phoneInvalid"}'),
      refuses('{"phone":"++12345678"}', '{"phone":"checkout.phoneInvalid"}'),
      refuses('{"phone":"12-345-678"}', '{"phone":"checkout.phoneInvalid"}'),
      refuses('{"phone":"12345678"}', '{}'),
      refuses('{"phone":"+123456789 12345"}', '{}'),
      refuses('{"phone":"+        1"}', '{}'),
      says('R252: checkout.phoneInvalid says "Invalid phone format (e.g. +1234567890)"'),
    ],
    breaks: [
      { file: 'packages/machines/src/checkout/information.ts', from: '{8,15}', to: '{7,15}' },
      { file: 'packages/machines/src/checkout/information.ts', from: '{8,15}', to: '{8,16}' },
      { file: 'packages/machines/src/checkout/information.ts', from: '^\\+?', to: '^' },
      {
        file: 'packages/ui/src/texts/en/checkout.ts',
        from: "'checkout.phoneInvalid': 'Invalid phone format (e.g. +1234567890)'",
        to: "'checkout.phoneInvalid': 'Other words'",
      },
    ],
  },
  R253: {
    text: 'Email required when the user has none: "Email is required"; malformed: "Invalid email format".',
    shownBy: [
      refuses('{"email":""}', '{"email":"checkout.emailRequired"}'),
      refuses('{"email":"vera"}', '{"email":"checkout.emailInvalid"}'),
      billing('the account’s e-mail cannot be edited (R258)'),
      says('R253: checkout.emailRequired says "Email is required"'),
      says('R253: checkout.emailInvalid says "Invalid email format"'),
    ],
    breaks: [
      {
        file: 'packages/machines/src/checkout/information.ts',
        from: "if (isBlank(email)) return 'checkout.emailRequired'",
        to: 'if (isBlank(email)) return null',
      },
      {
        file: 'packages/ui/src/texts/en/checkout.ts',
        from: "'checkout.emailInvalid': 'Invalid email format'",
        to: "'checkout.emailInvalid': 'Other words'",
      },
      {
        file: 'packages/ui/src/texts/en/checkout.ts',
        from: "'checkout.emailRequired': 'Email is required'",
        to: "'checkout.emailRequired': 'Other words'",
      },
    ],
  },
  R254: {
    text: '"Country is required".',
    shownBy: [
      refuses('{"country":null}', '{"country":"checkout.countryRequired"}'),
      says('R254: checkout.countryRequired says "Country is required"'),
      everyFieldMissing,
    ],
    breaks: [
      {
        file: 'packages/machines/src/checkout/information.ts',
        from: "form.country === null ? 'checkout.countryRequired' : null",
        to: 'null',
      },
      {
        file: 'packages/ui/src/texts/en/checkout.ts',
        from: "'checkout.countryRequired': 'Country is required'",
        to: "'checkout.countryRequired': 'Other words'",
      },
    ],
  },
  R255: {
    text: '"City is required".',
    shownBy: [
      refuses('{"city":""}', '{"city":"checkout.cityRequired"}'),
      says('R255: checkout.cityRequired says "City is required"'),
      everyFieldMissing,
    ],
    breaks: [
      {
        file: 'packages/machines/src/checkout/information.ts',
        from: "isBlank(form.city) ? 'checkout.cityRequired' : null",
        to: 'null',
      },
      {
        file: 'packages/ui/src/texts/en/checkout.ts',
        from: "'checkout.cityRequired': 'City is required'",
        to: "'checkout.cityRequired': 'Other words'",
      },
    ],
  },
  R256: {
    text: '"Address is required".',
    shownBy: [
      refuses('{"address":""}', '{"address":"checkout.addressRequired"}'),
      says('R256: checkout.addressRequired says "Address is required"'),
      everyFieldMissing,
    ],
    breaks: [
      {
        file: 'packages/machines/src/checkout/information.ts',
        from: "isBlank(form.address) ? 'checkout.addressRequired' : null",
        to: 'null',
      },
      {
        file: 'packages/ui/src/texts/en/checkout.ts',
        from: "'checkout.addressRequired': 'Address is required'",
        to: "'checkout.addressRequired': 'Other words'",
      },
    ],
  },
  R257: {
    text: '"Postal code is required".',
    shownBy: [
      refuses('{"postCode":""}', '{"postCode":"checkout.postCodeRequired"}'),
      says('R257: checkout.postCodeRequired says "Postal code is required"'),
      everyFieldMissing,
    ],
    breaks: [
      {
        file: 'packages/machines/src/checkout/information.ts',
        from: "isBlank(form.postCode) ? 'checkout.postCodeRequired' : null",
        to: 'null',
      },
      {
        file: 'packages/ui/src/texts/en/checkout.ts',
        from: "'checkout.postCodeRequired': 'Postal code is required'",
        to: "'checkout.postCodeRequired': 'Other words'",
      },
    ],
  },
  R258: {
    text: 'The account e-mail cannot be edited in checkout.',
    shownBy: [
      billing('the account’s e-mail cannot be edited (R258)'),
      filledIn,
      prefilled,
      unit('apps/api/test/checkout.test.ts', 'refusals', 'the account’s e-mail is used, whatever the form says'),
    ],
    breaks: [
      {
        file: 'packages/machines/src/checkout/information.ts',
        from: '? form : { ...form, email: accountEmail }',
        to: '? form : form',
      },
    ],
  },
  R259: {
    text: 'The profile prefills the checkout form.',
    shownBy: [
      filledIn,
      prefilled,
      e2e(
        'buying.spec.ts',
        'what a purchase sends: the billing form, then the card',
        'the billing form under the names of the API',
      ),
    ],
    breaks: [
      { file: 'apps/site/src/flows/checkout/provideCheckout.ts', from: '  city: profile.city,\n', to: "  city: '',\n" },
      {
        file: 'apps/site/src/flows/checkout/provideCheckout.ts',
        from: 'country: profile.country?.id ?? null',
        to: 'country: null',
      },
      {
        file: 'apps/site/src/flows/checkout/provideCheckout.ts',
        from: 'postCode: profile.postCode',
        to: "postCode: ''",
      },
    ],
  },
  R260: {
    text: 'None of amount, pack, tokens: "Please enter a valid amount, select a pack, or specify tokens".',
    shownBy: [
      plan('{"packId":null,"tokens":null,"amount":null}', 'checkout.amountMissing'),
      impossible,
      says('R260: checkout.amountMissing says "Please enter a valid amount, select a pack, or specify tokens"'),
      unit(
        'apps/api/test/checkout.test.ts',
        'refusals',
        'purchase {}: "Please enter a valid amount, select a pack, or specify tokens"',
      ),
    ],
    breaks: [
      {
        file: 'packages/machines/src/checkout/plan.ts',
        from: "  if (plan.amount === null && plan.packId === null && plan.tokens === null) return 'checkout.amountMissing'\n",
        to: '',
      },
      {
        file: 'packages/ui/src/texts/en/checkout.ts',
        from: "'checkout.amountMissing': 'Please enter a valid amount, select a pack, or specify tokens'",
        to: "'checkout.amountMissing': 'Other words'",
      },
    ],
  },
  R261: {
    text: 'Amount not a number or not > 0: "Please enter a valid amount".',
    shownBy: [
      plan('{"amount":0}', 'checkout.amountInvalid'),
      plan('{"amount":-1}', 'checkout.amountInvalid'),
      impossible,
      says('R261: checkout.amountInvalid says "Please enter a valid amount"'),
      unit('apps/api/test/checkout.test.ts', 'refusals', 'purchase { amount: \'ten\' }: "Please enter a valid amount"'),
    ],
    breaks: [
      { file: 'packages/machines/src/checkout/plan.ts', from: 'plan.amount > 0', to: 'plan.amount >= 0' },
      {
        file: 'packages/ui/src/texts/en/checkout.ts',
        from: "'checkout.amountInvalid': 'Please enter a valid amount'",
        to: "'checkout.amountInvalid': 'Other words'",
      },
    ],
  },
  R262: {
    text: 'Buy Tokens cannot proceed until the terms checkbox is ticked.',
    shownBy: [buying('nothing goes on without terms (R262)'), plays('overlays-buytokensmodal--terms-not-accepted')],
    breaks: [
      {
        file: 'packages/machines/src/checkout/checkout.machine.ts',
        from: "and(['termsAccepted', 'priceKnown',",
        to: "and(['priceKnown',",
      },
    ],
  },
  R263: {
    text: 'Plan price below max(1, min_top_up x currency rate) [D07]: warning "Minimum top-up amount: {value}".',
    shownBy: [
      unit(
        'apps/site/src/flows/checkout/minimumTopUp.test.ts',
        'min_top_up 5 in USD at rate 1.1 is 550 (D07, R263, R388)',
      ),
      buying('nor below the minimum, with a warning (R263, D07)'),
      plays('overlays-buytokensmodal--below-the-minimum'),
      says('R263: checkout.minimum says "Minimum top-up amount: {value}"'),
    ],
    breaks: [
      {
        file: 'apps/site/src/flows/checkout/minimumTopUp.ts',
        from: 'Math.max(1, minTopUp * rate)',
        to: 'Math.max(1, minTopUp)',
      },
      {
        file: 'packages/ui/src/texts/en/checkout.ts',
        from: "'checkout.minimum': 'Minimum top-up amount: {value}'",
        to: "'checkout.minimum': 'Other words'",
      },
    ],
  },
} satisfies Area
