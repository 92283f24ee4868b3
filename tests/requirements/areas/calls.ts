import { type Area, type Evidence, e2e, step, unit } from '../evidence.ts'

const contractCalls = 'packages/api-client/src/calls.test.ts'
const preferences = 'apps/site/src/app/preferences.test.ts'
const wire = 'apps/site/src/app/wire.test.ts'
const cardPayment = 'packages/machines/src/card-payment/card-payment.machine.test.ts'
const depositPolling = 'packages/machines/src/deposit-polling/deposit-polling.machine.test.ts'
const api = (file: string) => `apps/api/test/${file}.test.ts`

const bare = ['takes what it lists', 'answers with what it lists'] as const
const withStatus = [...bare, 'has a status that is one of the words it may say'] as const
/** The contract gives the call its fields, there and back. */
const inContract = (call: string, what: readonly string[] = withStatus): readonly Evidence[] =>
  what.map((one) => unit(contractCalls, 'the calls of the specification', `${call} ${one}`))
/** The site makes the call, and reads its answer. */
const ofSession = (title: string) => unit('apps/site/src/app/session.test.ts', 'the calls of a session', title)
const ofCheckout = (title: string) =>
  unit('apps/site/src/flows/buying/checkout-actors.test.ts', 'the calls of a checkout', title)
const languages = unit(
  preferences,
  'the language',
  'is chosen among those that the server lists, and its texts are a map by key',
)
const opens = (path: string) => e2e('routes.spec.ts', 'a guest opens what is public', path)
const added = [
  'POST /images/generate',
  'POST /images/remove-background',
  'POST /images/upscale',
  'GET /images/requests/{id}',
  'POST /images/requests/{id}/cancel',
  'GET /projects',
  'GET /projects/{id}/file',
  'DELETE /projects/{id}',
  'GET /payment-history',
  'GET /request-history',
]

/** Section 7b Calls. */
export const calls = {
  R303: {
    text: 'GET /is-auth -> status, authenticated, emailVerified, access_token or token.',
    shownBy: [
      ...inContract('R303: GET /is-auth'),
      ofSession('is-auth sends nothing and may bring the access_token'),
      ofSession('is-auth sends nothing and may bring the token'),
    ],
  },
  R304: {
    text: 'POST /login {username, password} (username carries the e-mail) -> status OK, access_token or token, emailVerified.',
    shownBy: [
      ...inContract('R304: POST /login'),
      ofSession('signing in sends the e-mail as username, and may bring the access_token'),
      ofSession('signing in sends the e-mail as username, and may bring the token'),
      unit(api('auth'), 'signing in', 'works whatever the case of the address, by token and by cookie'),
    ],
  },
  R305: {
    text: 'POST /register {name, surname, email, phoneE164, password, password_confirmation} -> same as login.',
    shownBy: [
      ...inContract('R305: POST /register'),
      ofSession('signing up sends the form, and may bring the access_token'),
      ofSession('signing up sends the form, and may bring the token'),
      unit(api('auth'), 'signing up', 'signs the person in and grants the welcome bonus once'),
    ],
  },
  R306: {
    text: 'POST /logout, no payload.',
    shownBy: [
      ...inContract('R306: POST /logout'),
      ofSession('signing out sends nothing'),
      unit(api('auth'), 'signing out', 'ends the session and clears the cookie'),
    ],
  },
  R307: {
    text: 'GET /user/profile -> the body itself is the profile (no envelope).',
    shownBy: [
      ...inContract('R307: GET /user/profile', bare),
      ofSession('the profile is the body itself'),
      unit(api('account'), 'the profile', 'changes what is sent, keeps what is not, clears what is empty'),
    ],
  },
  R308: {
    text: 'PUT /user/profile with profile fields; the profile is refetched after.',
    shownBy: [
      ...inContract('R308: PUT /user/profile'),
      e2e('calls.spec.ts', 'the profile is saved by its fields, and read again'),
      unit(api('account'), 'the profile', 'changes what is sent, keeps what is not, clears what is empty'),
    ],
  },
  R309: {
    text: 'POST /user/change-password exists (payload not shown). [D11]',
    shownBy: [
      ...inContract('R309: POST /user/change-password'),
      e2e('calls.spec.ts', 'a new password is sent with the one of today'),
      unit(api('auth'), 'changing the password', 'needs the current one and ends the other sessions'),
    ],
  },
  R310: {
    text: 'GET /user/request-password-restore?email= -> status OK.',
    shownBy: [
      ...inContract('R310: GET /user/request-password-restore'),
      e2e('calls.spec.ts', 'the link to a new password is asked for by the e-mail'),
      unit(api('auth'), 'a forgotten password', 'an unknown address gets the same answer and no mail'),
    ],
  },
  R311: {
    text: 'PUT /user/restore-password {token, email, password, password_confirmation} -> status OK.',
    shownBy: [
      ...inContract('R311: PUT /user/restore-password'),
      e2e(
        'session.spec.ts',
        'a forgotten password is replaced by a mailed link',
        'the mailed one sets the new password',
      ),
      unit(api('auth'), 'a forgotten password', 'is replaced by a mailed link, once, and all sessions end'),
    ],
  },
  R312: {
    text: 'GET currencies -> status OK, payload array.',
    shownBy: [
      ...inContract('R312: GET /currencies'),
      unit(preferences, 'the currency', 'is chosen among those that the server lists'),
      unit(api('reference'), 'what every page needs', 'currencies with exactly one default'),
    ],
  },
  R313: {
    text: 'GET languages -> status OK, payload array.',
    shownBy: [
      ...inContract('R313: GET /languages'),
      languages,
      unit(api('reference'), 'what every page needs', 'languages and messages'),
    ],
  },
  R314: {
    text: 'GET localizations?lang_id= -> message map.',
    shownBy: [
      ...inContract('R314: GET /localizations', bare),
      languages,
      unit(api('reference'), 'what every page needs', 'languages and messages'),
    ],
  },
  R315: {
    text: "POST deposit/checkout {form fields, payment_method_id, currency, email, one of pack_id/tokens/amount, optional promocode_id, promocode_code}; 20 s timeout -> status 'OK', redirect_url, message.",
    shownBy: [
      ...inContract('R315: POST /deposit/checkout'),
      ofCheckout('send the form and exactly one of pack, tokens and amount: a pack (R315)'),
      ofCheckout('send the form and exactly one of pack, tokens and amount: tokens (R315)'),
      ofCheckout('send the form and exactly one of pack, tokens and amount: a sum of money (R315)'),
      ofCheckout('send the promo code with its id (R315)'),
      ofCheckout('are given up after twenty seconds, each of them (R315, R397)'),
      unit(api('checkout'), 'a quote', 'adds VAT on the discounted net, and is opened for a day'),
    ],
  },
  R316: {
    text: 'The modal path ignores the checkout body and goes to /pay; the older path uses redirect_url.',
    shownBy: [
      ofCheckout('go on whatever the answer says, https://elsewhere.example/pay for an address included (R316)'),
      ofCheckout('go on whatever the answer says, null for an address included (R316)'),
      e2e('calls.spec.ts', 'whatever address the checkout answers with, it goes on to the payment'),
      e2e(
        'calls.spec.ts',
        'whatever address the checkout answers with, it goes on to the payment',
        'who goes by the address of the server comes to the same payment',
      ),
      unit(api('checkout'), 'a quote', 'says where it is paid, for whoever goes by the answer (R316)'),
    ],
  },
  R317: {
    text: "POST deposit/checkout/execute with the card payload -> status ('ERROR' with message) and redirect_url; the browser is sent there on success.",
    shownBy: [
      ...inContract('R317: POST /deposit/checkout/execute'),
      e2e(
        'buying.spec.ts',
        'what a purchase sends: the billing form, then the card',
        'the card, its number in digits only',
      ),
      unit(cardPayment, 'paying', 'success: the browser is sent on, once'),
      e2e('calls.spec.ts', 'the browser is sent where the payment says'),
      unit(
        cardPayment,
        'a refusal (R377, R378)',
        'answer {"message":"Declined"}: under CVV {"text":"Declined"}, under fields {}',
      ),
      unit(api('payments'), 'cards', 'visa succeeds and credits the tokens'),
      unit(api('payments'), 'cards', '4000000000000002 is refused with words, and another card may follow'),
    ],
    breaks: [
      {
        file: 'apps/site/src/flows/payment/usePay.ts',
        from: 'else browser.open(redirectUrl)',
        to: 'else navigate(paths.PaymentPending)',
      },
    ],
  },
  R318: {
    text: 'Execute errors come as errors by field or as message.',
    shownBy: [
      unit(cardPayment, 'a refusal (R377, R378)'),
      unit(api('payments'), 'cards', '4000000000000002 is refused with words, and another card may follow'),
      unit(api('payments'), 'cards', '{ cvv: \'12\' } is a fault of the field cvv: "CVV must be exactly 3 digits"'),
    ],
  },
  R319: {
    text: 'GET deposit/status/{id} -> status.',
    shownBy: [
      ...inContract('R319: GET /deposit/status/{id}'),
      unit(api('payments'), 'cards', 'visa succeeds and credits the tokens'),
      unit(depositPolling, 'polling (R215-R217)'),
      e2e(
        'journey.spec.ts',
        'buying: chosen as a guest, taken up after sign-in, paid, and refused with the form kept',
        'a good card: success, and the balance risen by exactly the credits of the pack',
      ),
    ],
  },
  R320: {
    text: "POST promocode/validate {code, amount, currency} -> status 'OK', payload, message.",
    shownBy: [
      ...inContract('R320: POST /promocode/validate'),
      ofCheckout('ask about a promo code with its price and currency, and read what it leaves (R320)'),
      ofCheckout('take a promo answer that is not OK for a refusal: "This promo code has expired." (R320, R371)'),
      unit(api('checkout'), 'promo codes', 'per cent and fixed, in the currency of the price'),
      unit(api('checkout'), 'promo codes', 'an unknown or expired one says so without being an error'),
    ],
  },
  R321: {
    text: "GET /packs -> status 'OK', payload as a list; also accepted as an object keyed by id.",
    shownBy: [
      ...inContract('R321: GET /packs'),
      unit(contractCalls, 'the calls of the specification', 'R321: packs come as a list or as an object by id'),
      unit(wire, 'packs', 'have id, title, description, credits and price (R153), as a list or by id (R321)'),
      ofCheckout('find a pack in a list, and in an object by id (R321)'),
    ],
  },
  R322: {
    text: "GET /settings -> status 'OK', payload; google_tag script is injected into the page. [D03]",
    shownBy: [
      ...inContract('R322: GET /settings'),
      unit(api('reference'), 'what every page needs', 'settings'),
      unit('apps/site/src/app/google-tag.test.ts', 'the Google tag of the settings (R322, D03)'),
      e2e('frame.spec.ts', 'the Google tag of the settings waits for a yes, and never stands beside card data'),
    ],
  },
  R323: {
    text: "GET /static-pages and GET /static-pages/{id} -> status 'OK', payload.",
    shownBy: [
      ...inContract('R323: GET /static-pages'),
      ...inContract('R323: GET /static-pages/{id}'),
      unit(api('reference'), 'static pages', 'are listed with terms and privacy marked, and read by id and by slug'),
      opens('/static-page/4'),
    ],
  },
  R324: {
    text: "GET /social-links -> status 'OK', payload.",
    shownBy: [
      ...inContract('R324: GET /social-links'),
      unit(api('reference'), 'what every page needs', 'social links by http only'),
      e2e('frame.spec.ts', 'the foot of the page says who runs the site and how to reach them', 'the networks'),
    ],
  },
  R325: {
    text: "GET /countries -> status 'OK', payload.",
    shownBy: [
      ...inContract('R325: GET /countries'),
      unit(api('reference'), 'what every page needs', 'every country by title, each with an id of its own'),
      unit(wire, 'a country has id, title and ISO code (R167)'),
      e2e(
        'buying.spec.ts',
        'what a purchase sends: the billing form, then the card',
        'the billing form under the names of the wire',
      ),
    ],
  },
  R326: {
    text: "GET token-pricing?currency= -> status 'OK', payload with priceTiers.",
    shownBy: [
      ...inContract('R326: GET /token-pricing'),
      unit(contractCalls, 'the calls of the specification', 'R326: token pricing has price tiers'),
      unit(api('reference'), 'prices', 'the tiers that are shown give the price that is charged'),
      e2e(
        'failures.spec.ts',
        'an amount of tokens has its price from the tiers, or from ours when there are none',
        'the tiers of the server',
      ),
    ],
  },
  R327: {
    text: 'Token pricing is cached per currency (a second open makes no second request; another currency makes one).',
    shownBy: [
      e2e('calls.spec.ts', 'the prices are asked for once in each currency'),
      unit('apps/site/src/app/resource.test.ts', 'asks once for a key, however often it is read'),
    ],
  },
  R328: {
    text: "POST contact-us {name, surname, email, phone, topic, message} -> status ('OK'), message; errors: field to messages.",
    shownBy: [
      ...inContract('R328: POST /contact-us'),
      e2e('calls.spec.ts', 'a message to support is sent by its fields'),
      unit(api('reference'), 'the contact form', 'is kept and mailed to support'),
      unit(api('reference'), 'the contact form', 'tells every faulty field'),
    ],
  },
  R329: {
    text: 'A price-calculation call for a token amount returns a number. [D11]',
    shownBy: [
      ...inContract('R329: GET /token-pricing/calculate', bare),
      ofCheckout('ask what an amount of tokens costs, and are told a number (R329)'),
      unit(api('reference'), 'prices', '200.9 tokens cost 19.09 EUR: the last tier that is reached prices all of them'),
    ],
  },
  R330: {
    text: 'A static-page-by-slug call exists. [D11]',
    shownBy: [
      ...inContract('R330: GET /static-pages/by-slug/{slug}'),
      unit(api('reference'), 'static pages', 'are listed with terms and privacy marked, and read by id and by slug'),
      opens('/terms'),
    ],
  },
  R331: {
    text: 'Calls for the three image services, projects, payment history and request history exist and are in openapi.yaml. [D11]',
    shownBy: [...added.map((call) => unit(contractCalls, `R331: ${call} is in the contract, as an addition`))],
  },
  R332: {
    text: 'openapi.yaml describes every call above; the generated client has no drift (regenerating changes nothing).',
    shownBy: [
      step('contract'),
      unit(
        'packages/api-client/src/contract.test.ts',
        'operations',
        'are those of the specification and the added ones, each of them once',
      ),
      unit(api('contract'), 'every operation of openapi.yaml has a file of its name, and no file is left over'),
    ],
  },
} satisfies Area
