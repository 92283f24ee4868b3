import { type Area, plays, unit } from '../evidence.ts'

const contact = (title: string) => unit('packages/machines/src/contact/contact.machine.test.ts', title)
const forms = 'packages/machines/src/form/form.machine.test.ts'
const contactErrors = (errors: string, fields: string) =>
  unit(
    forms,
    'contact',
    `failure ${errors} shows {"formError":{"key":"contact.correct"},"serverErrors":${fields}}, and is forgotten with the next try`,
  )
const tokens = (title: string) => unit('packages/ui/src/format/tokens.test.ts', 'the slider', title)
const forgot = (answer: string, formError: string) =>
  unit(
    forms,
    'forgot password',
    `an answer that is not OK (${answer}) is a failure and shows {"formError":${formError}} (R285)`,
  )
const reset = (answer: string, formError: string) =>
  unit(
    forms,
    'reset password',
    `an answer that is not OK (${answer}) is a failure and shows {"formError":${formError}} (R285)`,
  )
const says = (title: string) => unit('packages/ui/src/texts/agreed.test.ts', 'agreed texts', title)

/** Section 5d Other validation. */
export const otherRules = {
  R278: {
    text: 'Contact form has no client checks (an empty form is sent).',
    shownBy: [contact('an empty form is sent: only the server checks (R278)'), plays('overlays-contactmodal--empty')],
    breaks: [
      {
        file: 'packages/machines/src/form/setupForm.ts',
        from: "on: { 'form.submitted': { target: 'submitting', actions: 'clearErrors' } },",
        to: "on: {\n            'form.submitted': {\n              guard: ({ event }) => JSON.stringify(event.values).includes('@'),\n              target: 'submitting',\n              actions: 'clearErrors',\n            },\n          },",
      },
      {
        file: 'packages/ui/src/overlays/ContactModal/ContactModal.tsx',
        from: 'onSubmit={(data) => onSubmit(textsOf(data, contactFields))}',
        to: "onSubmit={(data) => data.get('message') !== '' && onSubmit(textsOf(data, contactFields))}",
      },
    ],
  },
  R279: {
    text: 'Contact server field errors are shown under each field.',
    shownBy: [
      contactErrors(
        '{"kind":"validation","errors":{"email":["E","F"],"name":["N"]},"message":"M"}',
        '{"email":"E","name":"N"}',
      ),
      contactErrors(
        '{"kind":"validation","errors":{"surname":["S"],"phone":["P"],"topic":["T"],"message":["M"]}}',
        '{"surname":"S","phone":"P","topic":"T","message":"M"}',
      ),
      plays('overlays-contactmodal--every-field-refused'),
    ],
    breaks: [
      {
        file: 'packages/machines/src/contact/contact.machine.ts',
        from: 'serverErrors: fieldErrors(failure.errors, serverFields),',
        to: 'serverErrors: {},',
      },
      { file: 'packages/ui/src/overlays/ContactModal/ContactFields.tsx', from: '    error: errors[name],\n', to: '' },
    ],
  },
  R280: {
    text: 'Custom token amount: below 1 is not accepted; step 0.1.',
    shownBy: [
      plays('controls-tokenslider--by-typing'),
      plays('controls-tokenslider--by-keys'),
      tokens('never leaves its bounds, and holds whole tenths'),
      unit('apps/api/test/reference.test.ts', 'prices', 'amounts outside the range are no request at all'),
    ],
    breaks: [{ file: 'packages/ui/src/format/tokens.ts', from: 'MIN_CUSTOM_TOKENS = 10', to: 'MIN_CUSTOM_TOKENS = 5' }],
  },
  R281: {
    text: 'Pricing-card slider range is 1 to 2000 tokens [D09]; position runs 0-100%; values rounded to 0.1.',
    shownBy: [
      tokens('runs from 1 to 2000 tokens (R281)'),
      tokens('never leaves its bounds, and holds whole tenths'),
      plays('controls-tokenslider--start'),
      plays('controls-tokenslider--by-pointer'),
      plays('screens-offers--full-slider-arrived'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/format/tokens.ts',
        from: 'MAX_CUSTOM_TOKENS = 20_000',
        to: 'MAX_CUSTOM_TOKENS = 10_000',
      },
      { file: 'packages/ui/src/format/tokens.ts', from: 'MIN_CUSTOM_TOKENS = 10', to: 'MIN_CUSTOM_TOKENS = 20' },
    ],
  },
  R282: {
    text: 'Slider default is about 10% of the slider.',
    shownBy: [
      tokens('starts at 200 tokens: round, and a tenth of the way to half a percent (R282)'),
      plays('screens-offers--packs-and-own-amount'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/format/tokens.ts',
        from: 'DEFAULT_CUSTOM_TOKENS = 2000',
        to: 'DEFAULT_CUSTOM_TOKENS = 4000',
      },
    ],
  },
  R283: {
    text: 'Slider falls back to a width of 316 px when it cannot measure itself.',
    shownBy: [plays('controls-tokenslider--unmeasurable')],
    breaks: [
      {
        file: 'packages/ui/src/controls/TokenSlider/measure.ts',
        from: 'FALLBACK_WIDTH = 316',
        to: 'FALLBACK_WIDTH = 300',
      },
    ],
  },
  R284: {
    text: 'Currency change to a code not in the list: "Invalid currency code".',
    shownBy: [
      unit(
        'packages/machines/src/currency-choice/currency-choice.machine.test.ts',
        'changing',
        'to a code not listed: refused, and the computed choice stands (R194, D25)',
      ),
      says('R194: currency.invalid says "Invalid currency code"'),
    ],
    breaks: [
      {
        file: 'packages/machines/src/currency-choice/currency-choice.machine.ts',
        from: "          { actions: 'refuse' },\n",
        to: '',
      },
      {
        file: 'packages/ui/src/texts/en/store.ts',
        from: "'currency.invalid': 'Invalid currency code'",
        to: "'currency.invalid': 'Other words'",
      },
    ],
  },
  R285: {
    text: 'A password reset response without status OK is a failure with the response message or the default.',
    shownBy: [
      forgot('{"status":"ERROR","message":"Not today"}', '{"text":"Not today"}'),
      forgot('{"status":"ERROR"}', '{"key":"auth.resetEmailFailed"}'),
      reset('{"status":"ERROR","message":"Not today"}', '{"text":"Not today"}'),
      reset('{"status":"","message":null}', '{"key":"auth.resetRefused"}'),
    ],
    breaks: [
      { file: 'packages/machines/src/shared/answer.ts', from: "answer.status === 'OK'", to: "answer.status !== ''" },
      {
        file: 'packages/machines/src/shared/answer.ts',
        from: "{ kind: 'refused', message }",
        to: "{ kind: 'refused' }",
      },
      {
        file: 'packages/machines/src/forgot-password/forgot-password.machine.ts',
        from: "failure.message, 'auth.resetEmailFailed')",
        to: "failure.message, 'auth.emailRequired')",
      },
      {
        file: 'packages/machines/src/reset-password/reset-password.machine.ts',
        from: "'auth.resetRefused')",
        to: "'auth.resetFailed')",
      },
    ],
  },
  R286: {
    text: 'Phone input accepts only supported countries; else "This country is not supported" at most once per 500 ms, and the value is cleared.',
    shownBy: [
      plays('controls-phonefield--unsupported-country'),
      plays('controls-phonefield--unsupported-again-and-again'),
      unit('packages/ui/src/controls/PhoneField/detect.test.ts', 'makeThrottle', 'lets through once in 500 ms (R286)'),
      says('R286: controls.phone.unsupported says "This country is not supported"'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/controls.ts',
        from: "'controls.phone.unsupported': 'This country is not supported'",
        to: "'controls.phone.unsupported': 'Other words'",
      },
      {
        file: 'packages/ui/src/controls/PhoneField/usePhone.ts',
        from: 'UNSUPPORTED_EVERY_MS = 500',
        to: 'UNSUPPORTED_EVERY_MS = 300',
      },
      {
        file: 'packages/ui/src/controls/PhoneField/usePhone.ts',
        from: 'UNSUPPORTED_EVERY_MS = 500',
        to: 'UNSUPPORTED_EVERY_MS = 800',
      },
      { file: 'packages/ui/src/controls/PhoneField/usePhone.ts', from: '!detect(clean).possible) {', to: 'false) {' },
      {
        file: 'packages/ui/src/controls/PhoneField/usePhone.ts',
        from: "  const refuse = () => {\n    setText('')\n",
        to: '  const refuse = () => {\n',
      },
      { file: 'packages/ui/src/controls/PhoneField/usePhone.ts', from: '    setUnsupported(true)\n', to: '' },
    ],
  },
  R287: {
    text: 'Phone input default max length is 25.',
    shownBy: [plays('controls-phonefield--too-long')],
    breaks: [
      { file: 'packages/ui/src/controls/PhoneField/PhoneField.tsx', from: 'maxLength = 25 }', to: 'maxLength = 26 }' },
      { file: 'packages/ui/src/controls/PhoneField/PhoneField.tsx', from: 'maxLength = 25 }', to: 'maxLength = 24 }' },
      { file: 'packages/ui/src/controls/PhoneField/PhoneField.tsx', from: '          maxLength={maxLength}\n', to: '' },
      {
        file: 'packages/ui/src/controls/PhoneField/cleanPhone.ts',
        from: 'return signs(number).trimStart().slice(0, maxLength)',
        to: 'return signs(number).trimStart()',
      },
    ],
  },
  R288: {
    text: 'Phone country search is debounced 500 ms.',
    shownBy: [plays('controls-phonefield--search-waits-for-a-pause')],
    breaks: [
      {
        file: 'packages/ui/src/controls/PhoneField/useCountrySearch.ts',
        from: 'SEARCH_DEBOUNCE_MS = 500',
        to: 'SEARCH_DEBOUNCE_MS = 300',
      },
      {
        file: 'packages/ui/src/controls/PhoneField/useCountrySearch.ts',
        from: 'SEARCH_DEBOUNCE_MS = 500',
        to: 'SEARCH_DEBOUNCE_MS = 800',
      },
    ],
  },
  R289: {
    text: 'Select control supports type-ahead by start of label.',
    shownBy: [
      plays('controls-select--first-letters'),
      plays('controls-select--only-the-start-counts'),
      plays('controls-select--first-letters-while-closed'),
      plays('controls-select-typing--typed-and-confirmed-at-once'),
      plays('controls-select-typing--typed-before-the-list-stands'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/controls/Select/typeAhead.ts',
        from: "folded(options[place]?.label ?? '').startsWith(start)",
        to: "''.startsWith(start)",
      },
      {
        file: 'packages/ui/src/controls/Select/typeAhead.ts',
        from: "folded(options[place]?.label ?? '').startsWith(start)",
        to: "folded(options[place]?.label ?? '').slice(1).startsWith(start)",
      },
      {
        file: 'packages/ui/src/controls/Select/useTypeAhead.ts',
        from: 'if (found) onChoose(found.value)',
        to: 'if (found) return',
      },
    ],
  },
  R290: {
    text: 'Select control supports full keyboard navigation.',
    shownBy: [
      plays('controls-select--by-arrows'),
      plays('controls-select--two-hundred-options'),
      plays('controls-select--escape-changes-nothing'),
    ],
    breaks: [
      { file: 'packages/ui/src/controls/Select/Select.tsx', from: '              onKeyDown={moveByKey}\n', to: '' },
      {
        file: 'packages/ui/src/controls/Select/Select.tsx',
        from: 'onKeyDown={moveByKey}',
        to: 'onKeyDown={(event) => event.preventDefault()}',
      },
      {
        file: 'packages/ui/src/controls/Select/Select.tsx',
        from: '{...(open ? { tabIndex: -1 } : {})}',
        to: 'tabIndex={-1}',
      },
      {
        file: 'packages/ui/src/controls/Select/Select.tsx',
        from: '              if (clearable &&',
        to: '              event.preventDefault()\n              if (clearable &&',
      },
      {
        file: 'packages/ui/src/controls/Select/Select.tsx',
        from: 'onOpenChange={onOpenChange}',
        to: 'onOpenChange={(next) => next && onOpenChange(true)}',
      },
      {
        file: 'packages/ui/src/controls/Select/moveByKey.ts',
        from: 'PageDown: () => at + pageOf(options)',
        to: 'PageDown: () => at',
      },
      {
        file: 'packages/ui/src/controls/Select/moveByKey.ts',
        from: 'PageUp: () => at - pageOf(options)',
        to: 'PageUp: () => at',
      },
    ],
  },
  R291: {
    text: 'Dropdown lists have max height 12rem.',
    shownBy: [
      plays('controls-select--two-hundred-options'),
      plays('controls-phonefield--list-open'),
      plays('overlays-menu--many-items'),
      plays('overlays-currencymenu--thirty'),
    ],
    breaks: [{ file: 'packages/ui/src/overlays/Menu/Menu.css.ts', from: "'min(12rem,", to: "'min(14rem," }],
  },
  R292: {
    text: 'Password inputs can show and hide their text.',
    shownBy: [
      unit(
        'tests/repo/conventions.test.ts',
        'conventions of the sources',
        'a password is typed only where it can be shown and hidden (R292)',
      ),
      plays('controls-passwordfield--shown-and-hidden'),
      plays('controls-passwordfield--by-keyboard'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/controls/PasswordField/PasswordField.tsx',
        from: "type={shown ? 'text' : 'password'}",
        to: 'type="password"',
      },
      { file: 'packages/ui/src/screens/Login/Login.tsx', from: '          <PasswordField', to: '          <TextField' },
    ],
  },
} satisfies Area
