import { type Area, e2e, plays, unit } from '../evidence.ts'

const cookies = 'packages/machines/src/cookie-banner/cookie-banner.machine.test.ts'
const currency = 'packages/machines/src/currency-choice/currency-choice.machine.test.ts'
const money = 'packages/ui/src/format/money.test.ts'
const polling = 'packages/machines/src/deposit-polling/deposit-polling.machine.test.ts'
const startUp = 'packages/machines/src/start-up/start-up.machine.test.ts'
const defaults = unit(startUp, 'defaults of the spec (R384-R387)')
const oneMethod = unit(startUp, 'only the first payment method counts, and card stands in for none (R389, R390)')
const leftOut = unit(
  'apps/site/src/app/wire.test.ts',
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
  },
  R384: {
    text: 'Default upscale factors 2 and 4.',
    shownBy: [defaults, leftOut],
  },
  R385: {
    text: 'Default image sizes 1024x1024, 1536x1024, 1024x1536.',
    shownBy: [defaults, leftOut],
  },
  R386: {
    text: 'Defaults: image_generation_price 1, background_removal_price 1, upscale_price 1.',
    shownBy: [defaults, leftOut],
  },
  R387: {
    text: 'Default vat_percent 0, welcome_bonus_tokens 0, points_conversion_rate 1, min_top_up 0.',
    shownBy: [defaults, leftOut],
  },
  R388: {
    text: 'Effective minimum top-up is max(1, min_top_up x rate).',
    shownBy: [
      unit('packages/machines/src/checkout/amounts.test.ts', 'the minimum (D07, R388)'),
      unit('apps/api/src/checkout/pricing.test.ts', 'prices', 'the least one is 1, or min_top_up by the rate'),
    ],
  },
  R389: {
    text: 'Payment method fallback is card (id 1, code card).',
    shownBy: [oneMethod, leftOut],
  },
  R390: {
    text: 'Only the first payment method from settings is used.',
    shownBy: [oneMethod],
  },
  R391: {
    text: 'Default currency EUR with symbol €.',
    shownBy: [
      unit(currency, 'a failed fetch leaves EUR only, with its symbol (R195, R350), and may be tried again'),
      unit(currency, 'before the list is there, prices are in euro and nothing else'),
    ],
  },
  R392: {
    text: 'Prices are shown with 2 decimals, preceded by the internal currency image or name.',
    shownBy: [
      plays('primitives-price--internal-by-image'),
      plays('primitives-price--internal-by-name'),
      unit(money, 'formatInternal', 'has two decimals and no sign (D23)'),
    ],
  },
  R393: {
    text: 'Money formatting uses US English currency style (e.g. €1,234.50).',
    shownBy: [unit(money, 'formatMoney', 'writes US English currency style (R393)'), plays('primitives-price--euro')],
  },
  R394: {
    text: 'Fallback decimals 0 for JPY, KRW, VND, CLP, ISK, PYG, UGX, VUV, XAF, XOF, XPF.',
    shownBy: [
      ...['JPY', 'KRW', 'VND', 'CLP', 'ISK', 'PYG', 'UGX', 'VUV', 'XAF', 'XOF', 'XPF'].map((code) =>
        unit(money, 'currencyDecimals', `${code} has none (R394)`),
      ),
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
  },
  R396: {
    text: 'A falsy price shows 0.00.',
    shownBy: [
      ...['0', 'null', 'undefined', 'NaN'].map((price) => unit(money, 'formatMoney', `shows 0.00 for ${price} (R396)`)),
      unit(money, 'formatInternal', 'has two decimals and no sign (D23)'),
      plays('primitives-price--nothing'),
    ],
  },
  R397: {
    text: 'HTTP timeout and checkout timeout 20000 ms.',
    shownBy: [
      unit(
        'apps/site/src/flows/buying/checkout-actors.test.ts',
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
  },
  R398: {
    text: 'Toasts auto-close after 3000 ms (2500 ms in the global defaults), bottom-right, not cleared on URL change.',
    shownBy: [
      unit('packages/ui/src/overlays/Toaster/toast.test.ts', 'toasts', 'last 2500 ms unless told otherwise (R398)'),
      e2e('failures.spec.ts', 'no answer is told for three seconds, bottom right, whatever page one goes to'),
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
  },
} satisfies Area
