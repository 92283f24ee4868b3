import { type Area, e2e, models, plays, unit } from '../evidence.ts'

const card = (form: string, errors: string) =>
  unit('packages/machines/src/card-payment/rules.test.ts', 'the card form (R264-R270)', `${form} gives ${errors}`)
const format = (group: string, title: string) => unit('packages/ui/src/format/card.test.ts', group, title)
const prefill = unit(
  'apps/site/src/flows/checkout/cardPrefill.test.ts',
  'fills the card form from the profile, whoever the bill is for (R276, R277)',
)
const says = (title: string) => unit('packages/ui/src/texts/agreed.test.ts', 'agreed texts', title)
const letters = format('formatCardholder', 'keeps letters, in capitals, in two words (R272-R275)')
const nameTyped = plays('controls-cardholdernamefield--typed')
const slash = format('formatExpiry', 'puts in the slash, and 12 for a month over 12 (R268, R269)')
const paid = e2e(
  'buying.spec.ts',
  'what a purchase sends: the billing form, then the card',
  'the card, its number in digits only',
)

/** Section 5c Card form validation. */
export const cardRules = {
  R264: {
    text: 'Card number is required.',
    shownBy: [card('{"cardNumber":""}', '{"cardNumber":"card.numberInvalid"}')],
    breaks: [
      {
        file: 'packages/machines/src/card-payment/rules.ts',
        from: "    ['cardNumber', numberPattern.test(form.cardNumber), 'card.numberInvalid'],\n",
        to: '',
      },
    ],
  },
  R265: {
    text: 'Card number not 4 groups of 4 digits: "Card number must be 16 digits formatted".',
    shownBy: [
      card('{"cardNumber":"4242424242424242"}', '{"cardNumber":"card.numberInvalid"}'),
      card('{"cardNumber":"4242 4242 4242 424"}', '{"cardNumber":"card.numberInvalid"}'),
      card('{"cardNumber":"4242 4242 4242 42422"}', '{"cardNumber":"card.numberInvalid"}'),
      card('{}', '{}'),
      says('R265: card.numberInvalid says "Card number must be 16 digits formatted"'),
      plays('controls-cardnumberfield--with-error'),
    ],
    breaks: [
      {
        file: 'packages/machines/src/card-payment/rules.ts',
        from: '/^\\d{4} \\d{4} \\d{4} \\d{4}$/',
        to: '/^[\\d ]{16,19}$/',
      },
      {
        file: 'packages/ui/src/texts/en/cardPayment.ts',
        from: "'card.numberInvalid': 'Card number must be 16 digits formatted'",
        to: "'card.numberInvalid': 'Other words'",
      },
    ],
  },
  R266: {
    text: 'Card input keeps digits only, max 16, and inserts the spaces itself (typing, paste, deletion).',
    shownBy: [
      plays('controls-cardnumberfield--typed'),
      plays('controls-cardnumberfield--pasted'),
      plays('controls-cardnumberfield--edited-in-the-middle'),
      plays('controls-cardnumberfield--deleted-across-a-space'),
      plays('controls-cardnumberfield--typed-when-full'),
      format('formatCardNumber', 'makes groups of four'),
    ],
    breaks: [
      { file: 'packages/ui/src/format/card.ts', from: '.slice(0, 16)', to: '.slice(0, 19)' },
      { file: 'packages/ui/src/format/card.ts', from: "    .replace(/(\\d{4})(?=\\d)/g, '$1 ')\n", to: '' },
      {
        file: 'packages/ui/src/format/card.ts',
        from: 'return digitsIn(text)\n    .slice(0, 16)',
        to: 'return text\n    .slice(0, 16)',
      },
    ],
  },
  R267: {
    text: 'Expiry is required, MM/YY, month 01-12, else "Invalid expiration date".',
    shownBy: [
      card('{"expiry":""}', '{"expiry":"card.expiryInvalid"}'),
      card('{"expiry":"00/30"}', '{"expiry":"card.expiryInvalid"}'),
      card('{"expiry":"13/30"}', '{"expiry":"card.expiryInvalid"}'),
      card('{"expiry":"1230"}', '{"expiry":"card.expiryInvalid"}'),
      card('{"expiry":"12/2030"}', '{"expiry":"card.expiryInvalid"}'),
      card('{}', '{}'),
      says('R267: card.expiryInvalid says "Invalid expiration date"'),
      plays('controls-expiryfield--with-error'),
    ],
    breaks: [
      { file: 'packages/machines/src/card-payment/rules.ts', from: '(0[1-9]|1[0-2])', to: '(0\\d|1[0-9])' },
      {
        file: 'packages/ui/src/texts/en/cardPayment.ts',
        from: "'card.expiryInvalid': 'Invalid expiration date'",
        to: "'card.expiryInvalid': 'Other words'",
      },
    ],
  },
  R268: {
    text: 'Expiry input keeps digits only, max 4, inserts the slash.',
    shownBy: [
      plays('controls-expiryfield--typed'),
      plays('controls-expiryfield--pasted'),
      slash,
      format('formatExpiry', 'leaves its own work alone, and holds four digits at most'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/format/card.ts',
        from: '  const year = shortYear(digits)\n',
        to: '  const year = shortYear(digits)\n  if (year) return held + year\n',
      },
      { file: 'packages/ui/src/format/card.ts', from: ': digits.slice(0, 2)\n', to: ': digits.slice(0, 3)\n' },
      {
        file: 'packages/ui/src/format/card.ts',
        from: 'const before = digitsIn(slash < 0 ? plain : plain.slice(0, slash))',
        to: 'const before = slash < 0 ? plain : plain.slice(0, slash)',
      },
    ],
  },
  R269: {
    text: 'Expiry month over 12 becomes 12 while typing.',
    shownBy: [plays('controls-expiryfield--typed'), slash],
    breaks: [
      { file: 'packages/ui/src/format/card.ts', from: "Number(month) > 12 ? '12' : month", to: 'month' },
      {
        file: 'packages/ui/src/format/card.ts',
        from: "Number(month) > 12 ? '12' : month",
        to: "Number(month) > 13 ? '12' : month",
      },
    ],
  },
  R270: {
    text: 'CVV is required and exactly 3 digits, else "CVV must be exactly 3 digits".',
    shownBy: [
      card('{"cvv":""}', '{"cvv":"card.cvvInvalid"}'),
      card('{"cvv":"12"}', '{"cvv":"card.cvvInvalid"}'),
      card('{"cvv":"1234"}', '{"cvv":"card.cvvInvalid"}'),
      card('{"cvv":"12a"}', '{"cvv":"card.cvvInvalid"}'),
      card('{}', '{}'),
      says('R270: card.cvvInvalid says "CVV must be exactly 3 digits"'),
      plays('controls-cvvfield--with-error'),
    ],
    breaks: [
      { file: 'packages/machines/src/card-payment/rules.ts', from: '/^\\d{3}$/', to: '/^\\d{3,4}$/' },
      {
        file: 'packages/ui/src/texts/en/cardPayment.ts',
        from: "'card.cvvInvalid': 'CVV must be exactly 3 digits'",
        to: "'card.cvvInvalid': 'Other words'",
      },
    ],
  },
  R271: {
    text: 'CVV input keeps digits only.',
    shownBy: [
      plays('controls-cvvfield--typed'),
      plays('controls-cvvfield--anything-pasted'),
      models('tests/routes/buying.test.ts', 'the card form is filled in from the profile, and sent without a phone'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/format/card.ts',
        from: 'return digitsIn(text).slice(0, 3)',
        to: 'return text.slice(0, 3)',
      },
      {
        file: 'packages/ui/src/controls/CvvField/CvvField.tsx',
        from: 'format: formatCvv,',
        to: 'format: (text) => text,',
      },
      {
        file: 'packages/ui/src/controls/CvvField/CvvField.tsx',
        from: 'settle: formatCvv,',
        to: 'settle: (text) => text,',
      },
      { file: 'packages/ui/src/controls/CvvField/CvvField.tsx', from: '      {...useFormatted(formatting)}\n', to: '' },
    ],
  },
  R272: {
    text: 'Cardholder name keeps letters and spaces only.',
    shownBy: [letters, nameTyped, format('formatCardholder', 'holds nothing but capitals and single spaces')],
    breaks: [
      {
        file: 'packages/ui/src/format/card.ts',
        from: "text.replace(/[\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}]/gu, '').match(/\\p{L}\\p{M}*|\\s/gu)",
        to: 'text.match(/[^]/gu)',
      },
    ],
  },
  R273: {
    text: 'Cardholder name collapses repeated spaces.',
    shownBy: [letters, nameTyped],
    breaks: [
      {
        file: 'packages/ui/src/format/card.ts',
        from: "upper.replace(/\\s+/g, ' ').trimStart()",
        to: 'upper.trimStart()',
      },
    ],
  },
  R274: {
    text: 'Cardholder name keeps at most two words.',
    shownBy: [letters, nameTyped, plays('controls-cardholdernamefield--no-third-word')],
    breaks: [
      {
        file: 'packages/ui/src/format/card.ts',
        from: 'third === undefined ?',
        to: 'third !== null ?',
      },
    ],
  },
  R275: {
    text: 'Cardholder name is upper-cased.',
    shownBy: [letters, nameTyped],
    breaks: [{ file: 'packages/ui/src/format/card.ts', from: ".toLocaleUpperCase('en-US')", to: '' }],
  },
  R276: {
    text: 'Cardholder name is prefilled from the profile name.',
    shownBy: [
      prefill,
      plays('controls-cardholdernamefield--from-the-profile'),
      paid,
      models('tests/routes/buying.test.ts', 'the card form is filled in from the profile, and sent without a phone'),
    ],
    breaks: [
      {
        file: 'apps/site/src/flows/checkout/cardPrefill.ts',
        from: 'fullName(profile ?? billing)',
        to: 'fullName(billing)',
      },
      {
        file: 'packages/ui/src/controls/CardholderNameField/CardholderNameField.tsx',
        from: "settleCardholder(defaultValue ?? '')",
        to: "''",
      },
      {
        file: 'apps/site/src/flows/checkout/usePay.ts',
        from: 'cardPrefill(profile, checkout.information)',
        to: 'cardPrefill(null, checkout.information)',
      },
    ],
  },
  R277: {
    text: 'Card form e-mail and phone are prefilled from the profile; phone is optional.',
    shownBy: [
      prefill,
      plays('screens-pay--submits-what-was-typed'),
      paid,
      card('{"cardholderName":"","email":"","phone":""}', '{}'),
      models('tests/routes/buying.test.ts', 'the card form is filled in from the profile, and sent without a phone'),
    ],
    breaks: [
      {
        file: 'apps/site/src/flows/checkout/cardPrefill.ts',
        from: 'profile?.email || billing.email',
        to: 'billing.email',
      },
      {
        file: 'apps/site/src/flows/checkout/cardPrefill.ts',
        from: 'profile?.phone || billing.phone',
        to: 'billing.phone',
      },
      {
        file: 'packages/machines/src/card-payment/rules.ts',
        from: "    ['cvv', cvvPattern.test(form.cvv), 'card.cvvInvalid'],\n",
        to: "    ['cvv', cvvPattern.test(form.cvv), 'card.cvvInvalid'],\n    ['phone', form.phone !== '', 'card.cvvInvalid'],\n",
      },
    ],
  },
} satisfies Area
