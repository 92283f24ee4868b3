import { type Area, e2e, plays, unit } from '../evidence.ts'

const cookies = 'packages/machines/src/cookie-banner/cookie-banner.machine.test.ts'
const currency = 'packages/machines/src/currency-choice/currency-choice.machine.test.ts'
const money = 'packages/ui/src/format/money.test.ts'
const polling = 'packages/machines/src/deposit-polling/deposit-polling.machine.test.ts'
const startUp = 'packages/machines/src/start-up/start-up.machine.test.ts'
const defaults = unit(startUp, 'defaults of the spec (R384-R387)')
const oneMethod = unit(startUp, 'only the first payment method counts, and card stands in for none (R389, R390)')
const leftOut = unit(
  'apps/site/src/app/mappers.test.ts',
  'settings that the server leaves out have their defaults (R384-R389)',
)

/** Section 9 Constants. */
export const constants = {
  R383: {
    text: 'Max 4 images per prompt.',
    shownBy: [
      unit(
        'packages/machines/src/image-request/rules.test.ts',
        'a draft',
        '{"service":"generate","prompt":"a coin","negativePrompt":"","styles":["none"],"size":"1024x1024","count":4,"seed":null} gives {} (R002, D55)',
      ),
      unit(
        'packages/machines/src/image-request/rules.test.ts',
        'a draft',
        '{"service":"generate","prompt":"a coin","negativePrompt":"","styles":["none"],"size":"1024x1024","count":5,"seed":null} gives {"count":"images.countOutOfRange"} (R002, D55)',
      ),
      unit(
        'apps/api/test/images.test.ts',
        'generating',
        '{ count: 5 } is a fault of count: "Must be at most 4", and costs nothing',
      ),
      plays('screens-generateimage--four-styles-at-most'),
    ],
    breaks: [
      { file: 'packages/machines/src/image-request/rules.ts', from: 'MAX_IMAGES = 4', to: 'MAX_IMAGES = 5' },
      {
        file: 'packages/machines/src/image-request/rules.ts',
        from: 'draft.count <= MAX_IMAGES',
        to: 'draft.count < MAX_IMAGES',
      },
    ],
  },
  R384: {
    text: 'Default upscale factors 2 and 4.',
    shownBy: [defaults, leftOut],
    breaks: [
      { file: 'packages/machines/src/start-up/defaults.ts', from: 'upscaleFactors: [2, 4]', to: 'upscaleFactors: [2]' },
      {
        file: 'packages/machines/src/start-up/defaults.ts',
        from: 'upscaleFactors: [2, 4]',
        to: 'upscaleFactors: [4, 8]',
      },
      {
        file: 'apps/site/src/app/mappers.ts',
        from: 'dto.upscale_factors ?? defaultSettings.upscaleFactors',
        to: 'dto.upscale_factors ?? []',
      },
    ],
  },
  R385: {
    text: 'Default image sizes 1024x1024, 1536x1024, 1024x1536.',
    shownBy: [defaults, leftOut],
    breaks: [
      {
        file: 'packages/machines/src/start-up/defaults.ts',
        from: "['1024x1024', '1536x1024', '1024x1536']",
        to: "['1024x1024', '1024x1536']",
      },
      {
        file: 'packages/machines/src/start-up/defaults.ts',
        from: "['1024x1024', '1536x1024', '1024x1536']",
        to: "['1024x1024', '1536x1024', '1024x1792']",
      },
      {
        file: 'apps/site/src/app/mappers.ts',
        from: 'dto.image_generation_sizes ?? defaultSettings.imageGenerationSizes',
        to: 'dto.image_generation_sizes ?? []',
      },
    ],
  },
  R386: {
    text: 'Defaults: image_generation_price 1, background_removal_price 1, upscale_price 1.',
    shownBy: [defaults, leftOut],
    breaks: [
      {
        file: 'packages/machines/src/start-up/defaults.ts',
        from: 'imageGenerationPrice: 10',
        to: 'imageGenerationPrice: 20',
      },
      { file: 'packages/machines/src/start-up/defaults.ts', from: 'upscalePrice: 10', to: 'upscalePrice: 20' },
      {
        file: 'packages/machines/src/start-up/defaults.ts',
        from: 'backgroundRemovalPrice: 10',
        to: 'backgroundRemovalPrice: 20',
      },
    ],
  },
  R387: {
    text: 'Default vat_percent 0, welcome_bonus_tokens 0, points_conversion_rate 1, min_top_up 0.',
    shownBy: [defaults, leftOut],
    breaks: [
      { file: 'packages/machines/src/start-up/defaults.ts', from: 'vatPercent: 0', to: 'vatPercent: 20' },
      {
        file: 'packages/machines/src/start-up/defaults.ts',
        from: 'pointsConversionRate: 1',
        to: 'pointsConversionRate: 2',
      },
      { file: 'packages/machines/src/start-up/defaults.ts', from: 'minTopUp: 0', to: 'minTopUp: 1' },
    ],
  },
  R388: {
    text: 'Effective minimum top-up is max(1, min_top_up x rate).',
    shownBy: [
      unit(
        'apps/site/src/flows/checkout/minimumTopUp.test.ts',
        'min_top_up 5 in USD at rate 1.1 is 550 (D07, R263, R388)',
      ),
      unit(
        'apps/site/src/flows/checkout/minimumTopUp.test.ts',
        'min_top_up 0.5 in EUR at rate 1 is 100 (D07, R263, R388)',
      ),
      unit('apps/api/src/checkout/pricing.test.ts', 'prices', 'the least one is 1, or min_top_up by the rate'),
    ],
    breaks: [
      {
        file: 'apps/site/src/flows/checkout/minimumTopUp.ts',
        from: 'Math.max(1, minTopUp * rate)',
        to: 'Math.max(1, minTopUp)',
      },
      {
        file: 'apps/site/src/flows/checkout/minimumTopUp.ts',
        from: 'Math.max(1, minTopUp * rate)',
        to: 'minTopUp * rate',
      },
    ],
  },
  R389: {
    text: 'Payment method fallback is card (id 1, code card).',
    shownBy: [
      oneMethod,
      leftOut,
      unit(startUp, 'what the defaults show of a company is nothing, and the one way to pay is a card'),
    ],
    breaks: [
      { file: 'packages/machines/src/start-up/defaults.ts', from: '{ id: 1, title', to: '{ id: 2, title' },
      { file: 'packages/machines/src/start-up/defaults.ts', from: "code: 'card' }", to: "code: 'cash' }" },
      {
        file: 'packages/machines/src/start-up/defaults.ts',
        from: 'paymentMethods: [cardPaymentMethod]',
        to: 'paymentMethods: []',
      },
      {
        file: 'apps/site/src/app/mappers.ts',
        from: 'dto.payment_methods ?? defaultSettings.paymentMethods',
        to: 'dto.payment_methods ?? []',
      },
    ],
  },
  R390: {
    text: 'Only the first payment method from settings is used.',
    shownBy: [oneMethod],
    breaks: [
      {
        file: 'packages/machines/src/start-up/defaults.ts',
        from: 'settings.paymentMethods[0] ?? cardPaymentMethod',
        to: 'settings.paymentMethods.at(-1) ?? cardPaymentMethod',
      },
    ],
  },
  R391: {
    text: 'Default currency EUR with symbol €.',
    shownBy: [
      unit(currency, 'a failed fetch leaves EUR only, with its symbol (R195, R350), and may be tried again'),
      unit(currency, 'before the list is there, prices are in euro and nothing else'),
    ],
    breaks: [
      {
        file: 'packages/machines/src/currency-choice/currency-choice.machine.ts',
        from: "{ code: 'EUR', value: 1, symbol: '€', default: 1 }",
        to: "{ code: 'USD', value: 1, symbol: '€', default: 1 }",
      },
      {
        file: 'packages/machines/src/currency-choice/currency-choice.machine.ts',
        from: "{ code: 'EUR', value: 1, symbol: '€', default: 1 }",
        to: "{ code: 'EUR', value: 1, symbol: '$', default: 1 }",
      },
      {
        file: 'packages/machines/src/currency-choice/currency-choice.machine.ts',
        from: 'context: ({ input }) => ({ savedCode: input.savedCode, list: [euro], chosen: euro',
        to: 'context: ({ input }) => ({ savedCode: input.savedCode, list: [], chosen: euro',
      },
    ],
  },
  R392: {
    text: 'Prices are shown with 2 decimals, preceded by the internal currency image or name.',
    shownBy: [
      plays('primitives-price--internal-by-image'),
      plays('primitives-price--internal-by-name'),
      unit(money, 'formatInternal', 'has two decimals and no sign (D23)'),
    ],
    breaks: [{ file: 'packages/ui/src/format/money.ts', from: "moneyFormat('', 2)", to: "moneyFormat('', 1)" }],
  },
  R393: {
    text: 'Money formatting uses US English currency style (e.g. €1,234.50).',
    shownBy: [unit(money, 'formatMoney', 'writes US English currency style (R393)'), plays('primitives-price--euro')],
    breaks: [
      {
        file: 'packages/ui/src/format/money.ts',
        from: "new Intl.NumberFormat('en-US', { style: 'currency', currency: code, ...fraction })",
        to: "new Intl.NumberFormat('de-DE', { style: 'currency', currency: code, ...fraction })",
      },
    ],
  },
  R394: {
    text: 'Fallback decimals 0 for JPY, KRW, VND, CLP, ISK, PYG, UGX, VUV, XAF, XOF, XPF.',
    shownBy: [
      unit(money, 'currencyDecimals', 'JPY has none (R394)'),
      ...['KRW', 'VND', 'CLP', 'ISK', 'PYG', 'UGX', 'VUV', 'XAF', 'XOF', 'XPF'].map((code) =>
        unit(money, 'currencyDecimals', `${code} has none (R394)`),
      ),
    ],
    breaks: [
      { file: 'packages/ui/src/format/money.ts', from: '.map((code) => [code, 0])', to: '.map((code) => [code, 2])' },
    ],
  },
  R395: {
    text: 'Fallback decimals 3 for BHD, IQD, JOD, KWD, LYD, OMR, TND; 2 otherwise.',
    shownBy: [
      ...['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].map((code) =>
        unit(money, 'currencyDecimals', `${code} has three (R395)`),
      ),
      ...['EUR', 'USD', 'GBP'].map((code) => unit(money, 'currencyDecimals', `${code} has two`)),
      unit(money, 'currencyDecimals', 'takes two for a code nobody knows'),
    ],
    breaks: [
      { file: 'packages/ui/src/format/money.ts', from: '.map((code) => [code, 3])', to: '.map((code) => [code, 2])' },
      { file: 'packages/ui/src/format/money.ts', from: 'return 2', to: 'return 3' },
    ],
  },
  R396: {
    text: 'A falsy price shows 0.00.',
    shownBy: [
      ...['0', 'null', 'undefined', 'NaN'].map((price) => unit(money, 'formatMoney', `shows 0.00 for ${price} (R396)`)),
      unit(money, 'formatInternal', 'has two decimals and no sign (D23)'),
      plays('primitives-price--nothing'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/format/money.ts',
        from: 'moneyFormat(code, 2).format(0)',
        to: 'moneyFormat(code, currencyDecimals(code)).format(0)',
      },
    ],
  },
  R397: {
    text: 'HTTP timeout and checkout timeout 20000 ms.',
    shownBy: [
      unit(
        'apps/site/src/flows/checkout/provideCheckout.test.ts',
        'the calls of a checkout',
        'are given up after twenty seconds, each of them (R315, R397)',
      ),
      unit(
        'packages/api-client/src/timeout.test.ts',
        'a call',
        'is given up after twenty seconds unless told otherwise',
      ),
      e2e('calls.spec.ts', 'every call of the site is given up after twenty seconds, and a checkout too'),
    ],
    breaks: [
      { file: 'packages/api-client/src/client.ts', from: 'defaultTimeoutMs = 20_000', to: 'defaultTimeoutMs = 21_000' },
      { file: 'packages/api-client/src/client.ts', from: 'defaultTimeoutMs = 20_000', to: 'defaultTimeoutMs = 19_000' },
    ],
  },
  R398: {
    text: 'Toasts auto-close after 3000 ms (2500 ms in the global defaults), bottom-right, not cleared on URL change.',
    shownBy: [
      unit('packages/ui/src/overlays/Toaster/toast.test.ts', 'toasts', 'last 2500 ms unless told otherwise (R398)'),
      e2e('failures.spec.ts', 'no answer is told for three seconds, bottom right, whatever page one goes to'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/overlays/Toaster/toast.ts',
        from: 'export const TOAST_MS = 2500',
        to: 'export const TOAST_MS = 3500',
      },
      {
        file: 'packages/ui/src/overlays/Toaster/toast.ts',
        from: 'CATALOGUE_TOAST_MS = 3000',
        to: 'CATALOGUE_TOAST_MS = 4000',
      },
    ],
  },
  R399: {
    text: 'Cookie consent lasts 365 days; services dropdown delay 200 ms; contact close 900 ms; phone search 500 ms; polling 5 s; pending 5 s then 30 s.',
    shownBy: [
      unit(cookies, 'choosing in the banner', 'accepting is stored for 365 days and hides the banner (R199)'),
      unit(
        cookies,
        'choosing in the banner',
        'declining is stored for 365 days, hides the banner for this load and allows nothing (R200)',
      ),
      plays('overlays-servicesmenu--under-a-mouse'),
      unit(
        'packages/machines/src/contact/contact.machine.test.ts',
        'the thanks stay for 900 ms, then the form closes once (R226)',
      ),
      plays('controls-phonefield--search-waits-for-a-pause'),
      unit(polling, 'polling (R215-R217)', 'asks at once, then five seconds after every answer'),
      unit(
        polling,
        'the balance (R221)',
        'is read after five seconds, then every thirty, whether or not reading works',
      ),
    ],
    breaks: [
      {
        file: 'packages/ui/src/overlays/ServicesMenu/useHoverMenu.ts',
        from: 'CLOSE_DELAY_MS = 200',
        to: 'CLOSE_DELAY_MS = 400',
      },
      {
        file: 'packages/ui/src/controls/PhoneField/useCountrySearch.ts',
        from: 'SEARCH_DEBOUNCE_MS = 500',
        to: 'SEARCH_DEBOUNCE_MS = 800',
      },
      {
        file: 'packages/machines/src/cookie-banner/cookie-banner.machine.ts',
        from: 'CONSENT_DAYS = 365',
        to: 'CONSENT_DAYS = 364',
      },
      { file: 'packages/machines/src/contact/contact.machine.ts', from: 'closeAfter: 900', to: 'closeAfter: 800' },
      {
        file: 'packages/machines/src/deposit-polling/deposit-polling.machine.ts',
        from: 'pollEvery: 5_000',
        to: 'pollEvery: 4_000',
      },
      {
        file: 'packages/machines/src/deposit-polling/deposit-polling.machine.ts',
        from: 'firstProfileRefresh: 5_000',
        to: 'firstProfileRefresh: 6_000',
      },
      {
        file: 'packages/machines/src/deposit-polling/deposit-polling.machine.ts',
        from: 'profileRefreshEvery: 30_000',
        to: 'profileRefreshEvery: 20_000',
      },
      {
        file: 'packages/ui/src/overlays/ServicesMenu/useHoverMenu.ts',
        from: 'CLOSE_DELAY_MS = 200',
        to: 'CLOSE_DELAY_MS = 100',
      },
      {
        file: 'packages/ui/src/controls/PhoneField/useCountrySearch.ts',
        from: 'SEARCH_DEBOUNCE_MS = 500',
        to: 'SEARCH_DEBOUNCE_MS = 300',
      },
      {
        file: 'packages/machines/src/cookie-banner/cookie-banner.machine.ts',
        from: 'CONSENT_DAYS = 365',
        to: 'CONSENT_DAYS = 366',
      },
      { file: 'packages/machines/src/contact/contact.machine.ts', from: 'closeAfter: 900', to: 'closeAfter: 1_000' },
      {
        file: 'packages/machines/src/deposit-polling/deposit-polling.machine.ts',
        from: 'pollEvery: 5_000',
        to: 'pollEvery: 6_000',
      },
      {
        file: 'packages/machines/src/deposit-polling/deposit-polling.machine.ts',
        from: 'firstProfileRefresh: 5_000',
        to: 'firstProfileRefresh: 4_000',
      },
      {
        file: 'packages/machines/src/deposit-polling/deposit-polling.machine.ts',
        from: 'profileRefreshEvery: 30_000',
        to: 'profileRefreshEvery: 40_000',
      },
    ],
  },
} satisfies Area
