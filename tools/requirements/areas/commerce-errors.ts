import { type Area, e2e, unit } from '../evidence.ts'

const actors = 'apps/site/src/flows/checkout/provideCheckout.test.ts'
const information = 'packages/machines/src/checkout/checkout.information.test.ts'
const fetchErrors = 'apps/site/src/app/FetchError.test.ts'
const promo = 'packages/machines/src/checkout/checkout.promo.test.ts'
const startsAnyway = unit(
  'packages/machines/src/start-up/start-up.machine.test.ts',
  'what fails stands on its default (D43)',
  'every fetch may fail and the site still starts',
)
/** What people read where a machine says the key. */
const says = (requirement: string, key: string, text: string) =>
  unit('packages/ui/src/texts/agreed.test.ts', 'agreed texts', `${requirement}: ${key} says "${text}"`)

const read = (...titles: readonly [string, ...string[]]) => unit('apps/site/src/app/words.test.ts', ...titles)
const ofStart = (title: string) => read('what is kept of a start where a call fails', title)
const ofCheckout = (title: string) => read('what is read of a checkout that fails', title)
const ofData = (title: string) => read('what is kept in the place of a page’s data', title)

/** Section 8c Commerce errors. */
export const commerceErrors = {
  R366: {
    text: 'Checkout failure: server message as error toast (about 3 s), else "Checkout failed".',
    shownBy: [
      ofCheckout('the words of the server (R366)'),
      ofCheckout('else Checkout failed (R366)'),
      unit(
        information,
        'the Confirm Information dialog',
        'failure {"kind":"validation","message":"No","errors":{"zip":["Z"]}}: {"text":"No"}, fields {"postCode":"Z"}, next key seed-2 (R366, D15)',
      ),
      unit(
        information,
        'the Confirm Information dialog',
        'failure {"kind":"network","message":"x"}: {"key":"checkout.failed"}, fields {}, next key seed-1 (R366, D15)',
      ),
      says('R366', 'checkout.failed', 'Checkout failed'),
      e2e('failures.spec.ts', 'no answer is told for three seconds, bottom right, whatever page one goes to'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/checkout.ts',
        from: "'checkout.failed': 'Checkout failed'",
        to: "'checkout.failed': 'Other words'",
      },
      {
        file: 'packages/machines/src/checkout/context.ts',
        from: "(failure.message, 'checkout.failed')",
        to: "(undefined, 'checkout.failed')",
      },
      {
        file: 'packages/machines/src/checkout/context.ts',
        from: "(failure.message, 'checkout.failed')",
        to: "(failure.message, 'promo.failed')",
      },
    ],
  },
  R367: {
    text: 'A malformed packs response ("Invalid packs response") stores error "Failed to fetch packs".',
    shownBy: [
      ofData('packs that are none: Failed to fetch packs (R367)'),
      unit(fetchErrors, 'an answer of packs that is none ("no packs at all") is kept as failed (R367)'),
      unit(fetchErrors, 'an answer of packs that is none (7) is kept as failed (R367)'),
      unit('apps/site/src/app/mappers.test.ts', 'packs', '"packs" is no list of packs (R367)'),
      unit('apps/site/src/app/mappers.test.ts', 'packs', '[{"id":1}] is no list of packs (R367)'),
      says('R367', 'packs.fetchFailed', 'Failed to fetch packs'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/store.ts',
        from: "'packs.fetchFailed': 'Failed to fetch packs'",
        to: "'packs.fetchFailed': 'Other words'",
      },
      {
        file: 'apps/site/src/flows/offers/reading.ts',
        from: "    'packs.fetchFailed',\n",
        to: "    'page.fetchFailed',\n",
      },
      {
        file: 'apps/site/src/app/mappers.ts',
        from: '  if (!entries?.every(isPack)) throw',
        to: '  if (!entries) throw',
      },
    ],
  },
  R368: {
    text: 'Stored error "Failed to fetch settings".',
    shownBy: [
      ofStart('settings: Failed to fetch settings (R368)'),
      startsAnyway,
      says('R368', 'settings.fetchFailed', 'Failed to fetch settings'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/store.ts',
        from: "'settings.fetchFailed': 'Failed to fetch settings'",
        to: "'settings.fetchFailed': 'Other words'",
      },
      {
        file: 'packages/machines/src/start-up/start-up.machine.ts',
        from: "settings: 'settings.fetchFailed'",
        to: "settings: 'pages.fetchFailed'",
      },
    ],
  },
  R369: {
    text: 'Stored error "Failed to fetch pages" / "Failed to fetch page".',
    shownBy: [
      ofStart('pages: Failed to fetch pages (R369)'),
      ofData('a page that did not come: Failed to fetch page (R369)'),
      startsAnyway,
      unit(fetchErrors, 'a page that did not come by its id is kept as failed (R369)'),
      unit(fetchErrors, 'a page that did not come by its slug is kept as failed (R369)'),
      says('R369', 'pages.fetchFailed', 'Failed to fetch pages'),
      says('R369', 'page.fetchFailed', 'Failed to fetch page'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/store.ts',
        from: "'page.fetchFailed': 'Failed to fetch page'",
        to: "'page.fetchFailed': 'Other words'",
      },
      {
        file: 'packages/ui/src/texts/en/store.ts',
        from: "'pages.fetchFailed': 'Failed to fetch pages'",
        to: "'pages.fetchFailed': 'Other words'",
      },
      {
        file: 'packages/machines/src/start-up/start-up.machine.ts',
        from: "pages: 'pages.fetchFailed'",
        to: "pages: 'settings.fetchFailed'",
      },
      { file: 'apps/site/src/flows/static-page/reading.ts', from: "'page.fetchFailed')", to: "'packs.fetchFailed')" },
    ],
  },
  R370: {
    text: 'Stored error "Failed to load countries".',
    shownBy: [
      ofStart('countries: Failed to load countries (R370)'),
      startsAnyway,
      says('R370', 'countries.loadFailed', 'Failed to load countries'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/store.ts',
        from: "'countries.loadFailed': 'Failed to load countries'",
        to: "'countries.loadFailed': 'Other words'",
      },
      {
        file: 'packages/machines/src/start-up/start-up.machine.ts',
        from: "countries: 'countries.loadFailed'",
        to: "countries: 'settings.fetchFailed'",
      },
    ],
  },
  R371: {
    text: 'Promocode failure: server message, else "Invalid promocode".',
    shownBy: [
      unit(
        promo,
        'the Buy Tokens dialog',
        'a code refused with {"kind":"validation","message":"Expired"} says {"text":"Expired"} (R371, R372)',
      ),
      unit(
        promo,
        'the Buy Tokens dialog',
        'a code refused with {"kind":"validation"} says {"key":"promo.invalid"} (R371, R372)',
      ),
      unit(actors, 'the calls of a checkout', 'take a promo answer that is not OK for a refusal: "" (R320, R371)'),
      says('R371', 'promo.invalid', 'Invalid promocode'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/checkout.ts',
        from: "'promo.invalid': 'Invalid promocode'",
        to: "'promo.invalid': 'Other words'",
      },
      {
        file: 'packages/machines/src/checkout/context.ts',
        from: "promoWasRefused(failure) ? 'promo.invalid' : 'promo.failed'",
        to: "'promo.failed'",
      },
      {
        file: 'packages/machines/src/checkout/context.ts',
        from: 'serverWordsOr(failure.message, promoWasRefused',
        to: 'serverWordsOr(undefined, promoWasRefused',
      },
    ],
  },
  R372: {
    text: 'Promocode request error: "Error validating promocode".',
    shownBy: [
      unit(
        promo,
        'the Buy Tokens dialog',
        'a code refused with {"kind":"network"} says {"key":"promo.failed"} (R371, R372)',
      ),
      unit(
        promo,
        'the Buy Tokens dialog',
        'a code refused with {"kind":"server"} says {"key":"promo.failed"} (R371, R372)',
      ),
      says('R372', 'promo.failed', 'Error validating promocode'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/checkout.ts',
        from: "'promo.failed': 'Error validating promocode'",
        to: "'promo.failed': 'Other words'",
      },
      {
        file: 'packages/machines/src/checkout/context.ts',
        from: "promoWasRefused(failure) ? 'promo.invalid' : 'promo.failed'",
        to: "'promo.invalid'",
      },
    ],
  },
  R373: {
    text: 'Checkout modal set-up failure: toast "Failed to load necessary data for checkout.".',
    shownBy: [
      unit(
        information,
        'the Confirm Information dialog',
        'that cannot be set up says so and the first dialog comes back as it was (R373)',
      ),
      says('R373', 'checkout.setUpFailed', 'Failed to load necessary data for checkout.'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/checkout.ts',
        from: "'checkout.setUpFailed': 'Failed to load necessary data for checkout.'",
        to: "'checkout.setUpFailed': 'Other words'",
      },
      {
        file: 'packages/machines/src/checkout/checkout.machine.ts',
        from: "          actions: { type: 'tell', params: { tone: 'error', message: { key: 'checkout.setUpFailed' } } },\n",
        to: '',
      },
    ],
  },
  R374: {
    text: 'Token pricing failure falls back to local tiers or a price of 1 per token.',
    shownBy: [
      unit('apps/site/src/flows/offers/tierPrice.test.ts', 'without a list a token costs 1 (R374)'),
      e2e(
        'failures.spec.ts',
        'an amount of tokens has its price from the tiers, or from ours when there are none',
        'a price of 1 per token',
      ),
    ],
    breaks: [
      {
        file: 'apps/site/src/flows/offers/tierPrice.ts',
        from: '{ min: 1, max: null, price: 1 }',
        to: '{ min: 1, max: null, price: 2 }',
      },
    ],
  },
  R375: {
    text: 'Price calculation failure gives 0.',
    shownBy: [
      unit(actors, 'the calls of a checkout', 'count a price that could not be calculated as 0 (R375)'),
      unit(
        'packages/machines/src/checkout/amounts.test.ts',
        '{"packId":null,"tokens":2009,"amount":500} with {"packPrice":null,"calculated":null} pays 0 (R212-R214, R375)',
      ),
    ],
    breaks: [
      {
        file: 'packages/machines/src/checkout/checkout.machine.ts',
        from: "onError: { target: 'unavailable', actions: { type: 'assignPrice', params: 0 } },",
        to: "onError: { target: 'unavailable' },",
      },
      {
        file: 'packages/machines/src/checkout/amounts.ts',
        from: 'known.calculated ?? 0',
        to: 'known.calculated ?? plan.amount ?? 0',
      },
    ],
  },
  R376: {
    text: 'Asset preload failure raises an event and rethrows.',
    shownBy: [
      unit(
        'apps/site/src/app/preload.test.ts',
        'a part that cannot be loaded raises an event, and the failure is thrown on (R376)',
      ),
    ],
    breaks: [
      {
        file: 'apps/site/src/app/preload.ts',
        from: '    window.dispatchEvent(new CustomEvent<string>(event, { detail }))\n',
        to: '',
      },
      { file: 'apps/site/src/app/preload.ts', from: '    throw error\n', to: '' },
      { file: 'apps/site/src/app/preload.ts', from: "'app:preload-error'", to: "'preload-error'" },
    ],
  },
} satisfies Area
