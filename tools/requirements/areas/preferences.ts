import { type Area, e2e, unit } from '../evidence.ts'

const currency = 'packages/machines/src/currency-choice/currency-choice.machine.test.ts'
const chosen = unit('packages/machines/src/shared/shared.test.ts', 'choosing from a list (R193, R196)')
const inHeader = (step: string) =>
  e2e('frame.spec.ts', 'the currency: fetched once, chosen in the header, and kept', step)
const inFooter = e2e(
  'frame.spec.ts',
  'the language: chosen in the foot of the page, kept, and English where a text is missing',
)
const readBack = (title: string) => unit('packages/machines/src/cookie-banner/cookie-banner.machine.test.ts', title)
const banner = (step: string) =>
  e2e('frame.spec.ts', 'the cookie banner asks, keeps the answer, and asks again only who declined', step)

/** Section 4b Currency, language, consent. */
export const preferences = {
  R192: {
    text: 'Currency list is fetched on load.',
    shownBy: [
      e2e('frame.spec.ts', 'the currency: fetched once, chosen in the header, and kept'),
      unit('apps/site/src/app/preferences.test.ts', 'the currency', 'is chosen among those that the server lists'),
    ],
    breaks: [
      {
        file: 'packages/machines/src/currency-choice/currency-choice.machine.ts',
        from: "initial: 'loadingCurrencies'",
        to: "initial: 'onlyEuro'",
      },
    ],
  },
  R193: {
    text: 'Chosen currency = saved one if still in list, else the one marked default, else the first, else EUR.',
    shownBy: [
      chosen,
      inHeader('it outlives a reload'),
      inHeader('one that is not listed any more gives way to the default'),
      unit(currency, 'of [] with "USD" saved: EUR (R193)'),
    ],
    breaks: [
      {
        file: 'packages/machines/src/shared/choose-from-list.ts',
        from: '  list.find((item) => keyOf(item) === saved) ??\n',
        to: '',
      },
      {
        file: 'packages/machines/src/shared/choose-from-list.ts',
        from: '  list.find((item) => item.default === 1 || item.default === true) ??\n',
        to: '',
      },
    ],
  },
  R194: {
    text: 'An invalid currency change falls back to that choice and reports "Invalid currency code".',
    shownBy: [
      unit(currency, 'changing', 'to a code not listed: refused, and the computed choice stands (R194, D25)'),
      unit(
        'packages/ui/src/texts/agreed.test.ts',
        'agreed texts',
        'R194: currency.invalid says "Invalid currency code"',
      ),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/store.ts',
        from: "'currency.invalid': 'Invalid currency code'",
        to: "'currency.invalid': 'Other words'",
      },
      {
        file: 'packages/machines/src/currency-choice/currency-choice.machine.ts',
        from: "      error: { key: 'currency.invalid' as const },",
        to: '      error: null,',
      },
      {
        file: 'packages/machines/src/currency-choice/currency-choice.machine.ts',
        from: '    refuse: assign(({ context }) => ({\n      chosen: chooseCurrency(context.list, context.savedCode),',
        to: '    refuse: assign(({ context }) => ({\n      chosen: euro,',
      },
    ],
  },
  R195: {
    text: 'Currency fetch failure: list becomes EUR only with symbol €.',
    shownBy: [unit(currency, 'a failed fetch leaves EUR only, with its symbol (R195, R350), and may be tried again')],
    breaks: [
      {
        file: 'packages/machines/src/currency-choice/currency-choice.machine.ts',
        from: "symbol: '€', default: 1",
        to: "symbol: 'EUR', default: 1",
      },
      {
        file: 'packages/machines/src/currency-choice/currency-choice.machine.ts',
        from: "{ code: 'EUR', value: 1",
        to: "{ code: 'USD', value: 1",
      },
      {
        file: 'packages/machines/src/currency-choice/currency-choice.machine.ts',
        from: '({ list: [euro], chosen: euro, error }))',
        to: '({ list: [], chosen: euro, error }))',
      },
    ],
  },
  R196: {
    text: 'Chosen language = stored languageId if valid, else flagged default, else first.',
    shownBy: [
      chosen,
      inFooter,
      unit('packages/machines/src/language-choice/language-choice.machine.test.ts', 'of [] with 2 saved: en (R196)'),
    ],
    breaks: [
      {
        file: 'packages/machines/src/shared/choose-from-list.ts',
        from: '  list.find((item) => keyOf(item) === saved) ??\n',
        to: '',
      },
      { file: 'packages/machines/src/shared/choose-from-list.ts', from: '  list[0] ??\n', to: '' },
    ],
  },
  R197: {
    text: 'Changing language saves the id to local storage (languageId).',
    shownBy: [
      inFooter,
      unit('apps/site/src/app/preferences.test.ts', 'the language', 'is kept by its id when it is changed (R197)'),
    ],
    breaks: [
      {
        file: 'apps/site/src/app/preferences.ts',
        from: '    local.set(storageKeys.languageId, String(id))\n',
        to: '',
      },
      { file: 'apps/site/src/app/storage.ts', from: "languageId: 'languageId'", to: "languageId: 'language'" },
    ],
  },
  R198: {
    text: 'Changing language loads translations merged over existing messages.',
    shownBy: [
      inFooter,
      unit(
        'packages/ui/src/texts/useTexts.test.tsx',
        'useTexts',
        'lets the server override text by text, and falls back to English',
      ),
      unit(
        'packages/machines/src/language-choice/language-choice.machine.test.ts',
        'changing saves the id and loads the other texts, in place of the last ones (R197, R198, R039)',
      ),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/translate.ts',
        from: 'overrides[key] ?? area[key] ?? key',
        to: 'overrides[key] ?? key',
      },
      {
        file: 'packages/ui/src/texts/translate.ts',
        from: 'overrides[key] ?? area[key] ?? key',
        to: 'area[key] ?? key',
      },
      {
        file: 'packages/machines/src/language-choice/language-choice.machine.ts',
        from: "      target: '.loadingTranslations',\n      actions: [{ type: 'choose'",
        to: "      target: '.choosingLanguage',\n      actions: [{ type: 'choose'",
      },
    ],
  },
  R199: {
    text: 'Accept stores true for 365 days and hides the banner.',
    shownBy: [banner('a yes is kept for a year, and not asked again')],
    breaks: [
      {
        file: 'packages/machines/src/cookie-banner/cookie-banner.machine.ts',
        from: 'CONSENT_DAYS = 365',
        to: 'CONSENT_DAYS = 30',
      },
    ],
  },
  R200: {
    text: 'Decline stores false for 365 days and hides the banner for the current load.',
    shownBy: [banner('a no is kept for a year, and asked again on the next load')],
    breaks: [
      {
        file: 'packages/machines/src/cookie-banner/cookie-banner.machine.ts',
        from: 'CONSENT_DAYS = 365',
        to: 'CONSENT_DAYS = 30',
      },
    ],
  },
  R201: {
    text: 'After Accept the banner stays hidden on next load.',
    shownBy: [
      banner('a yes is kept for a year, and not asked again'),
      readBack('stored true: accepted; only a stored true is read (R201, R202, D02)'),
    ],
    breaks: [
      {
        file: 'packages/machines/src/cookie-banner/cookie-banner.machine.ts',
        from: '({ context }) => context.storedChoice === true',
        to: '() => false',
      },
    ],
  },
  R202: {
    text: 'After Decline the banner reappears on next load (only a stored true is read). [D02]',
    shownBy: [
      banner('a no is kept for a year, and asked again on the next load'),
      readBack('stored false: choosing; only a stored true is read (R201, R202, D02)'),
    ],
    breaks: [
      {
        file: 'packages/machines/src/cookie-banner/cookie-banner.machine.ts',
        from: 'context.storedChoice === true',
        to: 'context.storedChoice !== null',
      },
    ],
  },
} satisfies Area
