import { type Area, e2e, plays, unit } from '../evidence.ts'

const wire = 'apps/site/src/app/wire.test.ts'
const reference = 'apps/api/test/reference.test.ts'
const choosing = 'packages/machines/src/shared/shared.test.ts'
const phones = 'packages/ui/src/controls/PhoneField/detect.test.ts'
const sent = (step: string) => e2e('buying.spec.ts', 'what a purchase sends: the billing form, then the card', step)
const signing = (step: string) =>
  e2e('session.spec.ts', 'signing up, out and in: what is sent, and what the browser keeps', step)
const banner = (step: string) =>
  e2e('frame.spec.ts', 'the cookie banner asks, keeps the answer, and asks again only who declined', step)
const settings = unit(reference, 'what every page needs', 'settings')
const pages = unit(reference, 'static pages', 'are listed with terms and privacy marked, and read by id and by slug')

/** Section 3 Entities. */
export const entities = {
  R142: {
    text: 'Profile reads name, surname, email, phone, balance, avatarUrl, created_at, country {name}, city, address, post_code.',
    shownBy: [
      unit(wire, 'a profile', 'is read whole (R142)'),
      unit(
        'apps/api/test/account.test.ts',
        'the profile',
        'changes what is sent, keeps what is not, clears what is empty',
      ),
    ],
  },
  R143: {
    text: 'created_at is shown as short month, day, year (e.g. "Nov 20, 2026").',
    shownBy: [
      unit('packages/ui/src/format/dates.test.ts', 'formatDate', 'is short month, day, year (R143)'),
      plays('screens-profile--filled'),
    ],
  },
  R144: {
    text: 'Full name is name plus surname.',
    shownBy: [unit('packages/ui/src/format/names.test.ts', 'fullName', 'is name plus surname (R144)')],
  },
  R145: {
    text: 'Checkout sends the post code as zip. [D31]',
    shownBy: [sent('the billing form under the names of the wire')],
  },
  R146: {
    text: 'Auth state carries isAuthenticated, emailVerified, authCheckedOnce, sessionExpired, isLoading, error.',
    shownBy: [
      unit(
        'packages/machines/src/auth/auth.session-check.test.ts',
        'the check at start',
        'a stored flag counts as signed in until the answer (R174), and the check runs once (R079)',
      ),
    ],
  },
  R147: {
    text: 'Currency has code, value, symbol, default (1 marks default); options are {label, value}; the current currency code is held.',
    shownBy: [
      unit(reference, 'what every page needs', 'currencies with exactly one default'),
      unit(choosing, 'choosing from a list (R193, R196)'),
      plays('screens-siteheader--changing-currency'),
      e2e(
        'frame.spec.ts',
        'the currency: fetched once, chosen in the header, and kept',
        'a guest changes it: prices follow',
      ),
    ],
  },
  R148: {
    text: 'Language has id, code (default en), title, default (1 marks default).',
    shownBy: [
      unit(reference, 'what every page needs', 'languages and messages'),
      unit(choosing, 'choosing from a list (R193, R196)'),
      unit(
        'packages/machines/src/language-choice/language-choice.machine.test.ts',
        'before the list is there, the interface is English',
      ),
    ],
  },
  R149: {
    text: 'Registration payload is exactly name, surname, email, phoneE164, password, password_confirmation.',
    shownBy: [signing('sign-up sends exactly its fields, and keeps flag and token')],
  },
  R150: {
    text: 'Sign-up form state holds phone display value, international value, country code, national number, validity flag, terms accepted.',
    shownBy: [plays('screens-register--submits-what-was-typed'), plays('controls-phonefield--national')],
  },
  R151: {
    text: 'Login form holds email, password, rememberMe.',
    shownBy: [plays('screens-login--submits-what-was-typed')],
  },
  R152: {
    text: 'Reset confirmation sends token, email, password, password_confirmation.',
    shownBy: [
      e2e(
        'session.spec.ts',
        'a forgotten password is replaced by a mailed link',
        'the mailed one sets the new password',
      ),
    ],
  },
  R153: {
    text: 'Pack has id, title, description, credits, price.',
    shownBy: [unit(wire, 'packs', 'have id, title, description, credits and price (R153), as a list or by id (R321)')],
  },
  R154: {
    text: 'A pack with price 0 shows "free" and has no choose button.',
    shownBy: [plays('screens-offers--packs-and-own-amount')],
  },
  R155: {
    text: 'Custom purchase holds token amount (decimal, step 0.1, min 1), computed total price, price per token.',
    shownBy: [
      unit('packages/ui/src/format/tokens.test.ts', 'the slider', 'runs from 1 to 2000 tokens (R281)'),
      unit('packages/ui/src/format/tokens.test.ts', 'the slider', 'never leaves its bounds, and holds whole tenths'),
      unit(
        'packages/machines/src/checkout/checkout.plan.test.ts',
        'choosing a plan',
        'opens the dialog with its amount, and asks for the price (R203, R204)',
      ),
      unit('packages/machines/src/checkout/amounts.test.ts', 'price per token, not rounded (D69)'),
      plays('screens-offers--typing-an-amount'),
    ],
  },
  R156: {
    text: 'Deposit has id and status.',
    shownBy: [unit('apps/api/test/payments.test.ts', 'cards', 'visa succeeds and credits the tokens')],
  },
  R157: {
    text: 'Checkout form has name, surname, phone, country (country id), city, address, postCode, email, termsAccepted.',
    shownBy: [
      sent('the billing form under the names of the wire'),
      plays('overlays-confirminformationmodal--prefilled'),
      unit(
        'packages/machines/src/checkout/checkout.buy-tokens.test.ts',
        'the Buy Tokens dialog',
        'nothing goes on without terms (R262)',
      ),
    ],
  },
  R158: {
    text: 'Promocode result has promocode_id, code, discount_amount, final_amount.',
    shownBy: [
      unit('apps/api/test/checkout.test.ts', 'promo codes', 'per cent and fixed, in the currency of the price'),
    ],
  },
  R159: {
    text: 'Card payload [D04, D59] is card_number, expiry_month, expiry_year, cardholder_name, cvv, phone, email, amount, payment_method_id.',
    shownBy: [sent('the card, its number in digits only')],
  },
  R160: {
    text: 'Contact message has name, surname, email, phone, topic, message.',
    shownBy: [
      plays('overlays-contactmodal--empty'),
      unit(reference, 'the contact form', 'is kept and mailed to support'),
    ],
  },
  R161: {
    text: 'Settings carry requisites, support_email, copyright, company_name, company_reg_number, company_address.',
    shownBy: [
      unit(wire, 'settings', 'of the company come under the names of the site (R161, R165)'),
      e2e('frame.spec.ts', 'the foot of the page says who runs the site and how to reach them'),
    ],
  },
  R162: {
    text: 'Settings carry is_reg_enabled, min_top_up, vat_percent, payment_methods (id, title, code).',
    shownBy: [
      unit(wire, 'settings', 'of selling say who may register, the least sum, VAT and ways to pay (R162)'),
      settings,
    ],
  },
  R163: {
    text: 'Settings carry welcome_bonus_tokens, points_conversion_rate, image_generation_price, background_removal_price, upscale_price.',
    shownBy: [unit(wire, 'settings', 'of tokens come in tenths (R163)')],
  },
  R164: {
    text: 'Settings carry image_generation_sizes, upscale_factors, google_tag.',
    shownBy: [unit(wire, 'settings', 'of images and visits say sizes, factors and the tag (R164)'), settings],
  },
  R165: {
    text: 'Client exposes settings also as companyName, companyRegNumber, companyAddress, supportEmail, internal_currency (name, image).',
    shownBy: [unit(wire, 'settings', 'of the company come under the names of the site (R161, R165)')],
  },
  R166: {
    text: 'Static page has id, slug, title, content (HTML), is_terms, is_privacy.',
    shownBy: [
      unit(wire, 'a static page is known by id, slug and title, and as terms or privacy policy (R166)'),
      pages,
      plays('screens-staticpage--ready'),
    ],
  },
  R167: {
    text: 'Country has id, title, iso.',
    shownBy: [
      unit(wire, 'a country has id, title and ISO code (R167)'),
      unit(reference, 'what every page needs', 'every country by title, each with an id of its own'),
    ],
  },
  R168: {
    text: 'Phone country list entries have name, ISO2 code, dial code, priority, area codes.',
    shownBy: [unit(phones, 'the list of countries'), unit(phones, 'detectCountry'), unit(phones, 'searchCountries')],
  },
  R169: {
    text: 'Social links list is fetched and shown. [D50]',
    shownBy: [
      e2e('frame.spec.ts', 'the foot of the page says who runs the site and how to reach them', 'the networks'),
      plays('screens-sitefooter--unknown-networks'),
    ],
  },
  R170: {
    text: 'Token pricing has priceTiers with min, max (null = open-ended), price.',
    shownBy: [
      unit('packages/machines/src/checkout/amounts.test.ts', 'price tiers (D08)'),
      unit(reference, 'prices', 'the tiers that are shown give the price that is charged'),
    ],
  },
  R171: {
    text: 'userBalance shows the balance in tokens, or 0.',
    shownBy: [plays('screens-siteheader--signed-in'), plays('screens-siteheader--balance-unknown')],
  },
  R172: {
    text: 'Browser storage keys are auth_session, token, currencyCode, currencySymbol, languageId.',
    shownBy: [
      signing('sign-up sends exactly its fields, and keeps flag and token'),
      e2e('frame.spec.ts', 'the language: chosen in the foot of the page, kept, and English where a text is missing'),
    ],
    breaks: [
      { file: 'apps/site/src/app/storage.ts', from: "session: 'auth_session'", to: "session: 'session'" },
      { file: 'apps/site/src/app/storage.ts', from: "languageId: 'languageId'", to: "languageId: 'language'" },
    ],
  },
  R173: {
    text: 'Cookie consent is stored as true/false.',
    shownBy: [
      banner('a no is kept for a year, and asked again on the next load'),
      banner('a yes is kept for a year, and not asked again'),
    ],
  },
} satisfies Area
