import { inContract, ofCheckout, ofServer } from '../calls-evidence.ts'
import { type Area, e2e, models, unit } from '../evidence.ts'

const contractCalls = 'packages/api-client/src/calls.test.ts'
const preferences = 'apps/site/src/app/preferences.test.ts'
const mappers = 'apps/site/src/app/mappers.test.ts'
const cardPayment = 'packages/machines/src/card-payment/card-payment.machine.test.ts'
const depositPolling = 'packages/machines/src/deposit-polling/deposit-polling.machine.test.ts'

const languages = unit(
  preferences,
  'the language',
  'is chosen among those that the server lists, and its texts are a map by key',
)

/** Section 7b Calls: currencies, languages, buying. */
export const commerceCalls = {
  R312: {
    text: 'GET currencies -> status OK, payload array.',
    shownBy: [
      ...inContract('R312: GET /currencies'),
      unit(preferences, 'the currency', 'is chosen among those that the server lists'),
      ofServer('reference', 'what every page needs', 'currencies with exactly one default'),
    ],
    breaks: [
      { file: 'openapi.yaml', from: 'Ok: { type: string, const: OK,', to: 'Ok: {' },
      {
        file: 'openapi.yaml',
        from: '                    type: array\n                    maxItems: 200\n                    items: { $ref: "#/components/schemas/Currency" }',
        to: '                    $ref: "#/components/schemas/Currency"',
      },
      { file: 'apps/site/src/app/preferences.ts', from: "client.GET('/currencies')", to: "client.GET('/languages')" },
      { file: 'apps/api/src/operations/listCurrencies.ts', from: 'currencies.map(', to: 'currencies.slice(1).map(' },
    ],
  },
  R313: {
    text: 'GET languages -> status OK, payload array.',
    shownBy: [
      ...inContract('R313: GET /languages'),
      languages,
      ofServer('reference', 'what every page needs', 'languages and messages'),
    ],
    breaks: [
      { file: 'openapi.yaml', from: 'Ok: { type: string, const: OK,', to: 'Ok: {' },
      {
        file: 'openapi.yaml',
        from: '                    type: array\n                    maxItems: 200\n                    items: { $ref: "#/components/schemas/Language" }',
        to: '                    $ref: "#/components/schemas/Language"',
      },
      {
        file: 'apps/site/src/app/preferences.ts',
        from: "client.GET('/languages', optOut('toasts'))",
        to: "client.GET('/currencies', optOut('toasts'))",
      },
      {
        file: 'apps/api/src/operations/listLanguages.ts',
        from: 'payload: languages.map(',
        to: 'payload: languages.slice(1).map(',
      },
    ],
  },
  R314: {
    text: 'GET localizations?lang_id= -> message map.',
    shownBy: [
      ...inContract('R314: GET /localizations', { status: false }),
      languages,
      ofServer('reference', 'what every page needs', 'languages and messages'),
    ],
    breaks: [
      {
        file: 'openapi.yaml',
        from: '        - name: lang_id\n          in: query\n          description: The language;',
        to: '        - name: language\n          in: query\n          description: The language;',
      },
      {
        file: 'openapi.yaml',
        from: '                type: object\n                maxProperties: 5000\n                additionalProperties: { type: string, maxLength: 5000 }',
        to: '                type: array\n                items: { type: string, maxLength: 5000 }',
      },
      { file: 'apps/site/src/app/preferences.ts', from: 'params: { query: { lang_id: input.languageId } }, ', to: '' },
      {
        file: 'apps/api/src/operations/getLocalizations.ts',
        from: 'Object.fromEntries(rows.map(({ key, message }) => [key, message]))',
        to: '({})',
      },
      {
        file: 'apps/api/src/operations/getLocalizations.ts',
        from: "query.lang_id === undefined ? languages.where('is_default', '=', true) : languages.where('id', '=', query.lang_id)",
        to: "languages.where('is_default', '=', true)",
      },
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
      ofServer('checkout', 'a quote', 'adds VAT on the discounted net, and is opened for a day'),
      ofCheckout('send a checkout that got no answer again as the same one (R315, D15)'),
    ],
    breaks: [
      { file: 'openapi.yaml', from: 'Ok: { type: string, const: OK,', to: 'Ok: {' },
      {
        file: 'openapi.yaml',
        from: 'zip: { type: [string, "null"], maxLength: 20 }',
        to: 'postal: { type: [string, "null"], maxLength: 20 }',
      },
      { file: 'openapi.yaml', from: '            promocode_code: { type: [string, "null"], maxLength: 60 }\n', to: '' },
      {
        file: 'openapi.yaml',
        from: 'redirect_url: { type: [string, "null"], format: uri-reference, maxLength: 2000 }',
        to: 'url: { type: [string, "null"], format: uri-reference, maxLength: 2000 }',
      },
      { file: 'apps/site/src/flows/checkout/provideCheckout.ts', from: '  zip: information.postCode,\n', to: '' },
      {
        file: 'apps/site/src/flows/checkout/provideCheckout.ts',
        from: '  email: information.email,\n  payment_method_id',
        to: '  payment_method_id',
      },
      {
        file: 'apps/site/src/flows/checkout/provideCheckout.ts',
        from: '  payment_method_id: paymentMethodId,\n',
        to: '',
      },
      { file: 'apps/site/src/flows/checkout/provideCheckout.ts', from: '  currency: currency.code,\n', to: '' },
      {
        file: 'apps/site/src/flows/checkout/provideCheckout.ts',
        from: '? { pack_id: plan.packId }',
        to: '? { pack_id: plan.packId, amount: plan.amount }',
      },
      {
        file: 'apps/site/src/flows/checkout/provideCheckout.ts',
        from: '? { tokens: fromTenths(plan.tokens) }',
        to: '? { amount: fromTenths(plan.tokens) }',
      },
      {
        file: 'apps/site/src/flows/checkout/provideCheckout.ts',
        from: 'amount: toMajor(plan.amount ?? 0, currency.code)',
        to: 'tokens: toMajor(plan.amount ?? 0, currency.code)',
      },
      { file: 'apps/site/src/flows/checkout/provideCheckout.ts', from: 'promocode_id: promo.promocodeId, ', to: '' },
      { file: 'apps/site/src/flows/checkout/provideCheckout.ts', from: ', promocode_code: promo.code', to: '' },
      { file: 'packages/api-client/src/client.ts', from: 'defaultTimeoutMs = 20_000', to: 'defaultTimeoutMs = 30_000' },
      { file: 'packages/api-client/src/client.ts', from: 'defaultTimeoutMs = 20_000', to: 'defaultTimeoutMs = 10_000' },
      {
        file: 'apps/api/src/checkout/create.ts',
        from: 'const discount = taken?.discountMinor ?? 0',
        to: 'const discount = 0',
      },
      {
        file: 'apps/site/src/flows/checkout/provideCheckout.ts',
        from: "'Idempotency-Key': input.idempotencyKey",
        to: "'Idempotency-Key': crypto.randomUUID()",
      },
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
      ofServer('checkout', 'a quote', 'says where it is paid, for whoever goes by the answer (R316)'),
    ],
    breaks: [
      {
        file: 'apps/site/src/flows/checkout/provideCheckout.ts',
        from: '        return {\n          depositId: answer.payload?.id',
        to: "        if (answer.redirect_url === null) throw new Error('there is no next page')\n        return {\n          depositId: answer.payload?.id",
      },
      {
        file: 'apps/site/src/flows/checkout/provideCheckout.ts',
        from: '        return {\n          depositId: answer.payload?.id',
        to: "        if (answer.redirect_url?.startsWith('http')) throw new Error('the next page is elsewhere')\n        return {\n          depositId: answer.payload?.id",
      },
      { file: 'apps/api/src/checkout/create.ts', from: "redirect_url: '/pay'", to: "redirect_url: '/pricing'" },
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
      ofServer('payments', 'cards', 'visa succeeds and credits the tokens'),
      ofServer('payments', 'cards', '4000000000000002 is refused with words, and another card may follow'),
      models('tests/routes/buying.test.ts', 'the card form is filled in from the profile, and sent without a phone'),
      models('tests/routes/buying.test.ts', 'who pays is sent where the payment says'),
    ],
    breaks: [
      {
        file: 'apps/site/src/flows/checkout/usePay.ts',
        from: 'else browser.open(redirectUrl)',
        to: 'else navigate(paths.PaymentPending)',
      },
      { file: 'apps/site/src/flows/checkout/usePay.ts', from: 'card_number: card.cardNumber', to: "card_number: ''" },
      {
        file: 'apps/site/src/flows/checkout/usePay.ts',
        from: 'expiry_month: card.expiryMonth',
        to: "expiry_month: ''",
      },
      { file: 'apps/site/src/flows/checkout/usePay.ts', from: 'cvv: card.cvv', to: "cvv: ''" },
      {
        file: 'apps/site/src/flows/checkout/usePay.ts',
        from: 'redirectUrl: answer.redirect_url ?? null',
        to: 'redirectUrl: null',
      },
      {
        file: 'packages/machines/src/card-payment/card-payment.machine.ts',
        from: "answer.status === 'OK'",
        to: 'answer !== null',
      },
      {
        file: 'packages/machines/src/card-payment/failures.ts',
        from: 'words === undefined ? undefined : withoutCardNumbers(words)',
        to: 'undefined',
      },
      {
        file: 'apps/api/src/payments/execute.ts',
        from: "return { status: 'OK', redirect_url: pages.success(deposit) }",
        to: "return { status: 'OK' }",
      },
    ],
  },
  R318: {
    text: 'Execute errors come as errors by field or as message.',
    shownBy: [
      unit(cardPayment, 'a refusal (R377, R378)'),
      ofServer('payments', 'cards', '4000000000000002 is refused with words, and another card may follow'),
      ofServer('payments', 'cards', '{ cvv: \'12\' } is a fault of the field cvv: "CVV must be exactly 3 digits"'),
    ],
    breaks: [
      {
        file: 'packages/machines/src/card-payment/failures.ts',
        from: '    Object.entries(fieldErrors(errors, serverFields))',
        to: '    Object.entries(fieldErrors({}, serverFields))',
      },
      {
        file: 'packages/machines/src/card-payment/failures.ts',
        from: 'words === undefined ? undefined : withoutCardNumbers(words)',
        to: 'undefined',
      },
      {
        file: 'apps/api/src/payments/execute.ts',
        from: 'if (faults) throw new ValidationError(faults)\n',
        to: 'if (faults) return refused(Object.values(faults).flat().join())\n',
      },
      {
        file: 'apps/api/src/payments/execute.ts',
        from: ': refused(outcome.message)',
        to: ': refused(failureTexts.failed)',
      },
    ],
  },
  R319: {
    text: 'GET deposit/status/{id} -> status.',
    shownBy: [
      ...inContract('R319: GET /deposit/status/{id}'),
      ofServer('payments', 'cards', 'visa succeeds and credits the tokens'),
      unit(depositPolling, 'polling (R215-R217)'),
      e2e(
        'journey.spec.ts',
        'buying: chosen as a guest, taken up after sign-in, paid, and refused with the form kept',
        'a good card: success, and the balance risen by exactly the credits of the pack',
      ),
      e2e('failures.spec.ts', 'a payment that failed is told of, and can be tried again'),
    ],
    breaks: [
      {
        file: 'openapi.yaml',
        from: 'status: { $ref: "#/components/schemas/DepositStatus" }\n              example: { status: Success }',
        to: 'state: { $ref: "#/components/schemas/DepositStatus" }\n              example: { status: Success }',
      },
      {
        file: 'packages/machines/src/deposit-polling/deposit-polling.machine.ts',
        from: "status === 'Success'",
        to: "status === 'OK'",
      },
      {
        file: 'apps/api/src/operations/getDepositStatus.ts',
        from: 'return { status: deposit.status }',
        to: "return { status: 'Pending' }",
      },
    ],
  },
  R320: {
    text: "POST promocode/validate {code, amount, currency} -> status 'OK', payload, message.",
    shownBy: [
      ...inContract('R320: POST /promocode/validate'),
      ofCheckout('ask about a promo code with its price and currency, and read what it leaves (R320)'),
      ofCheckout('take a promo answer that is not OK for a refusal: "This promo code has expired." (R320, R371)'),
      ofServer('checkout', 'promo codes', 'per cent and fixed, in the currency of the price'),
      ofServer('checkout', 'promo codes', 'an unknown or expired one says so without being an error'),
    ],
    breaks: [
      {
        file: 'openapi.yaml',
        from: '            code: { type: string, maxLength: 60 }\n            amount:',
        to: '            promocode: { type: string, maxLength: 60 }\n            amount:',
      },
      {
        file: 'openapi.yaml',
        from: 'status: { type: string, enum: [OK, ERROR] }\n                  message: { $ref: "#/components/schemas/Message" }\n                  payload:\n                    oneOf:\n                      - $ref: "#/components/schemas/Promocode"',
        to: 'status: {}\n                  message: { $ref: "#/components/schemas/Message" }\n                  payload:\n                    oneOf:\n                      - $ref: "#/components/schemas/Promocode"',
      },
      {
        file: 'apps/site/src/flows/checkout/provideCheckout.ts',
        from: 'const body = { code, amount: toMajor(amount, currency), currency }',
        to: 'const body = { code, currency }',
      },
      {
        file: 'apps/site/src/flows/checkout/provideCheckout.ts',
        from: 'const body = { code, amount: toMajor(amount, currency), currency }',
        to: 'const body = { code, amount: toMajor(amount, currency) }',
      },
      {
        file: 'apps/site/src/flows/checkout/provideCheckout.ts',
        from: 'toMinor(found.final_amount, currency)',
        to: 'toMinor(found.discount_amount, currency)',
      },
      {
        file: 'apps/site/src/flows/checkout/provideCheckout.ts',
        from: "client.POST('/promocode/validate', { body, ",
        to: "client.POST('/promocode/validate', { body: { amount: body.amount }, ",
      },
      {
        file: 'packages/api-client/src/unwrap.ts',
        from: "  if (data.status !== 'OK') throw new ApiException(errorOfAnswer(response.status, response.headers, data))\n",
        to: '',
      },
      {
        file: 'apps/api/src/operations/validatePromocode.ts',
        from: 'if (!found.ok) return refused(found.message)',
        to: 'if (!found.ok) throw new ValidationError({ code: [found.message] })',
      },
    ],
  },
  R321: {
    text: "GET /packs -> status 'OK', payload as a list; also accepted as an object keyed by id.",
    shownBy: [
      ...inContract('R321: GET /packs'),
      unit(contractCalls, 'the calls of the specification', 'R321: packs come as a list or as an object by id'),
      unit(mappers, 'packs', 'have id, title, description, credits and price (R153), as a list or by id (R321)'),
      ofCheckout('find a pack in a list, and in an object by id (R321)'),
      ofServer('reference', 'prices', 'packs in each currency, rounded to its minor unit'),
    ],
    breaks: [
      { file: 'openapi.yaml', from: 'Ok: { type: string, const: OK,', to: 'Ok: {' },
      {
        file: 'openapi.yaml',
        from: '                      - type: object\n                        maxProperties: 100\n                        additionalProperties: { $ref: "#/components/schemas/Pack" }\n',
        to: '',
      },
      {
        file: 'openapi.yaml',
        from: '                      - type: array\n                        maxItems: 100\n                        items: { $ref: "#/components/schemas/Pack" }\n',
        to: '',
      },
      {
        file: 'apps/site/src/app/mappers.ts',
        from: '? Object.values(payload)\n      : null',
        to: '? null\n      : null',
      },
      {
        file: 'apps/site/src/app/mappers.ts',
        from: 'Array.isArray(payload)\n    ? payload',
        to: 'Array.isArray(payload)\n    ? null',
      },
      { file: 'apps/api/src/operations/listPacks.ts', from: 'payload: packs.map(', to: 'payload: packs.slice(1).map(' },
    ],
  },
} satisfies Area
