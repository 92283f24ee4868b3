import { inContract, ofCheckout, ofServer, opens } from '../calls-evidence.ts'
import { type Area, e2e, step, unit } from '../evidence.ts'

const contractCalls = 'packages/api-client/src/calls.test.ts'
const mappers = 'apps/site/src/app/mappers.test.ts'

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

/** Section 7b Calls: what the site shows, contact, additions. */
export const siteCalls = {
  R322: {
    text: "GET /settings -> status 'OK', payload; google_tag script is injected into the page. [D03]",
    shownBy: [
      ...inContract('R322: GET /settings'),
      ofServer('reference', 'what every page needs', 'settings'),
      unit('apps/site/src/app/google-tag.test.ts', 'the Google tag of the settings (R322, D03)'),
      e2e('frame.spec.ts', 'the Google tag of the settings waits for a yes, and never stands beside card data'),
    ],
    breaks: [
      { file: 'openapi.yaml', from: 'Ok: { type: string, const: OK,', to: 'Ok: {' },
      {
        file: 'openapi.yaml',
        from: '                  payload: { $ref: "#/components/schemas/Settings" }\n',
        to: '                  settings: { $ref: "#/components/schemas/Settings" }\n',
      },
      {
        file: 'apps/site/src/app/google-tag.ts',
        from: 'https://www.googletagmanager.com/gtag/js?id=',
        to: 'https://tags.example/gtag/js?id=',
      },
      {
        file: 'apps/api/src/operations/getSettings.ts',
        from: 'google_tag: settings.google_tag || null',
        to: 'google_tag: settings.google_tag',
      },
    ],
  },
  R323: {
    text: "GET /static-pages and GET /static-pages/{id} -> status 'OK', payload.",
    shownBy: [
      ...inContract('R323: GET /static-pages'),
      ...inContract('R323: GET /static-pages/{id}'),
      ofServer('reference', 'static pages', 'are listed with terms and privacy marked, and read by id and by slug'),
      opens('/static-page/4'),
    ],
    breaks: [
      { file: 'openapi.yaml', from: 'Ok: { type: string, const: OK,', to: 'Ok: {' },
      {
        file: 'openapi.yaml',
        from: '                  payload:\n                    type: array\n                    maxItems: 200\n                    items: { $ref: "#/components/schemas/StaticPageSummary" }',
        to: '                  pages:\n                    type: array\n                    maxItems: 200\n                    items: { $ref: "#/components/schemas/StaticPageSummary" }',
      },
      {
        file: 'openapi.yaml',
        from: '            payload: { $ref: "#/components/schemas/StaticPage" }\n          example:',
        to: '            page: { $ref: "#/components/schemas/StaticPage" }\n          example:',
      },
      { file: 'apps/api/src/operations/listStaticPages.ts', from: ".orderBy('id')", to: ".orderBy('id').limit(1)" },
      { file: 'apps/api/src/operations/getStaticPage.ts', from: '{ id: path.id }', to: '{ id: 2 }' },
    ],
  },
  R324: {
    text: "GET /social-links -> status 'OK', payload.",
    shownBy: [
      ...inContract('R324: GET /social-links'),
      ofServer('reference', 'what every page needs', 'social links by http only'),
      e2e('frame.spec.ts', 'the foot of the page says who runs the site and how to reach them', 'the networks'),
    ],
    breaks: [
      { file: 'openapi.yaml', from: 'Ok: { type: string, const: OK,', to: 'Ok: {' },
      {
        file: 'openapi.yaml',
        from: '                  payload:\n                    type: array\n                    maxItems: 50\n                    items: { $ref: "#/components/schemas/SocialLink" }',
        to: '                  links:\n                    type: array\n                    maxItems: 50\n                    items: { $ref: "#/components/schemas/SocialLink" }',
      },
      { file: 'apps/api/src/operations/listSocialLinks.ts', from: ".orderBy('id')", to: ".orderBy('id').limit(0)" },
    ],
  },
  R325: {
    text: "GET /countries -> status 'OK', payload.",
    shownBy: [
      ...inContract('R325: GET /countries'),
      ofServer('reference', 'what every page needs', 'every country by title, each with an id of its own'),
      unit(mappers, 'a country has id, title and ISO code (R167)'),
      e2e(
        'buying.spec.ts',
        'what a purchase sends: the billing form, then the card',
        'the billing form under the names of the API',
      ),
    ],
    breaks: [
      { file: 'openapi.yaml', from: 'Ok: { type: string, const: OK,', to: 'Ok: {' },
      {
        file: 'openapi.yaml',
        from: '                  payload:\n                    type: array\n                    maxItems: 300\n                    items: { $ref: "#/components/schemas/Country" }',
        to: '                  countries:\n                    type: array\n                    maxItems: 300\n                    items: { $ref: "#/components/schemas/Country" }',
      },
      {
        file: 'apps/api/src/operations/listCountries.ts',
        from: 'payload: countries,',
        to: 'payload: countries.slice(1),',
      },
    ],
  },
  R326: {
    text: "GET token-pricing?currency= -> status 'OK', payload with priceTiers.",
    shownBy: [
      ...inContract('R326: GET /token-pricing'),
      unit(contractCalls, 'the calls of the specification', 'R326: token pricing has price tiers'),
      ofServer('reference', 'prices', 'the tiers that are shown give the price that is charged'),
      e2e(
        'failures.spec.ts',
        'an amount of tokens has its price from the tiers, or from ours when there are none',
        'the tiers of the server',
      ),
    ],
    breaks: [
      { file: 'openapi.yaml', from: 'Ok: { type: string, const: OK,', to: 'Ok: {' },
      { file: 'openapi.yaml', from: 'required: [currency, priceTiers]', to: 'required: [currency]' },
      {
        file: 'openapi.yaml',
        from: '        priceTiers:\n          type: array\n',
        to: '        priceTiers:\n          type: [array, string]\n',
      },
      {
        file: 'apps/api/src/operations/getTokenPricing.ts',
        from: 'priceTiers: tiers.map(',
        to: 'priceTiers: tiers.slice(0, 1).map(',
      },
      {
        file: 'apps/api/src/operations/getTokenPricing.ts',
        from: 'currencyOrDefault(query.currency)',
        to: 'currencyOrDefault(undefined)',
      },
    ],
  },
  R327: {
    text: 'Token pricing is cached per currency (a second open makes no second request; another currency makes one).',
    shownBy: [
      e2e('calls.spec.ts', 'the prices are asked for once in each currency'),
      unit('apps/site/src/app/resource.test.ts', 'asks once for a key, however often it is read'),
    ],
    breaks: [
      {
        file: 'apps/site/src/app/resource.ts',
        from: 'byKey.get(key) ?? createResource(load)',
        to: 'createResource(load)',
      },
    ],
  },
  R328: {
    text: "POST contact-us {name, surname, email, phone, topic, message} -> status ('OK'), message; errors: field to messages.",
    shownBy: [
      ...inContract('R328: POST /contact-us'),
      e2e('calls.spec.ts', 'a message to support is sent by its fields'),
      ofServer('reference', 'the contact form', 'is kept and mailed to support'),
      ofServer('reference', 'the contact form', 'tells every faulty field'),
    ],
    breaks: [
      {
        file: 'openapi.yaml',
        from: '            topic: { type: string, maxLength: 200 }\n            message:',
        to: '            subject: { type: string, maxLength: 200 }\n            message:',
      },
      {
        file: 'openapi.yaml',
        from: '        message: { $ref: "#/components/schemas/Message" }\n        errors: { $ref: "#/components/schemas/ErrorsByField" }\n    Pack:',
        to: '        message: { $ref: "#/components/schemas/Message" }\n    Pack:',
      },
      {
        file: 'apps/api/src/operations/sendContactMessage.ts',
        from: 'topic: trimmed(body.topic)',
        to: 'topic: trimmed(body.message)',
      },
      {
        file: 'apps/api/src/operations/sendContactMessage.ts',
        from: 'new ValidationError(findings.errors, ',
        to: 'new ValidationError({}, ',
      },
      {
        file: 'apps/api/src/operations/sendContactMessage.ts',
        from: "return { status: 'OK', message: 'Message sent successfully' }",
        to: "return { status: 'OK' }",
      },
    ],
  },
  R329: {
    text: 'A price-calculation call for a token amount returns a number. [D11]',
    shownBy: [
      ...inContract('R329: GET /token-pricing/calculate', { status: false }),
      ofCheckout('ask what an amount of tokens costs, and are told a number (R329)'),
      ofServer('reference', 'prices', '200.9 tokens cost 19.09 EUR: the last tier that is reached prices all of them'),
    ],
    breaks: [
      {
        file: 'openapi.yaml',
        from: '              schema: { $ref: "#/components/schemas/Money" }\n              example: 20.09',
        to: '              schema: { type: object }\n              example: 20.09',
      },
      {
        file: 'openapi.yaml',
        from: '        - name: tokens\n          in: query',
        to: '        - name: credits\n          in: query',
      },
      {
        file: 'apps/site/src/flows/checkout/provideCheckout.ts',
        from: 'const query = { tokens: fromTenths(tokens), currency }',
        to: 'const query = { tokens, currency }',
      },
      {
        file: 'apps/site/src/flows/checkout/provideCheckout.ts',
        from: 'const query = { tokens: fromTenths(tokens), currency }',
        to: 'const query = { tokens: fromTenths(tokens) }',
      },
      {
        file: 'apps/api/src/operations/calculatePrice.ts',
        from: 'return fromMinor(plan.baseMinor, currency.digits)',
        to: "return { status: 'OK', payload: fromMinor(plan.baseMinor, currency.digits) }",
      },
      { file: 'apps/api/src/operations/calculatePrice.ts', from: 'query.tokens)', to: 'Math.floor(query.tokens))' },
    ],
  },
  R330: {
    text: 'A static-page-by-slug call exists. [D11]',
    shownBy: [
      ...inContract('R330: GET /static-pages/by-slug/{slug}'),
      ofServer('reference', 'static pages', 'are listed with terms and privacy marked, and read by id and by slug'),
      opens('/terms'),
    ],
    breaks: [
      { file: 'openapi.yaml', from: '  /static-pages/by-slug/{slug}:\n', to: '  /static-pages/of-slug/{slug}:\n' },
      {
        file: 'apps/api/src/operations/getStaticPageBySlug.ts',
        from: '{ slug: path.slug }',
        to: "{ slug: 'privacy' }",
      },
    ],
  },
  R331: {
    text: 'Calls for the three image services, projects, payment history and request history exist and are in openapi.yaml. [D11]',
    shownBy: [
      ...added.map((call) => unit(contractCalls, `R331: ${call} is in the contract, as an addition`)),
      ofServer('contract', 'every operation of openapi.yaml has a file of its name, and no file is left over'),
    ],
    breaks: [
      { file: 'openapi.yaml', from: '\n  /images/generate:\n', to: '\n  /v2/images/generate:\n' },
      { file: 'openapi.yaml', from: '\n  /images/remove-background:\n', to: '\n  /v2/images/remove-background:\n' },
      { file: 'openapi.yaml', from: '\n  /images/upscale:\n', to: '\n  /v2/images/upscale:\n' },
      { file: 'openapi.yaml', from: '\n  /images/requests/{id}:\n', to: '\n  /v2/images/requests/{id}:\n' },
      {
        file: 'openapi.yaml',
        from: '\n  /images/requests/{id}/cancel:\n',
        to: '\n  /v2/images/requests/{id}/cancel:\n',
      },
      { file: 'openapi.yaml', from: '\n  /projects:\n', to: '\n  /v2/projects:\n' },
      { file: 'openapi.yaml', from: '\n  /projects/{id}/file:\n', to: '\n  /v2/projects/{id}/file:\n' },
      { file: 'openapi.yaml', from: '\n  /payment-history:\n', to: '\n  /v2/payment-history:\n' },
      { file: 'openapi.yaml', from: '\n  /request-history:\n', to: '\n  /v2/request-history:\n' },
      { file: 'openapi.yaml', from: '\n  /projects/{id}:\n', to: '\n  /v2/projects/{id}:\n' },
    ],
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
      ofServer('contract', 'every operation of openapi.yaml has a file of its name, and no file is left over'),
    ],
    breaks: [
      {
        file: 'openapi.yaml',
        from: 'summary: Tell whether the caller is signed in',
        to: 'summary: Tell who is signed in',
      },
      { file: 'openapi.yaml', from: '\n  /logout:\n', to: '\n  /log-out:\n' },
      { file: 'openapi.yaml', from: 'operationId: logout\n', to: 'operationId: logOut\n' },
    ],
  },
} satisfies Area
