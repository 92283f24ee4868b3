import { type Area, e2e, unit } from '../evidence.ts'

/** Section 7a Shared client. */
export const client = {
  R298: {
    text: 'All calls send credentials, are JSON and time out at 20 s.',
    shownBy: [
      unit('packages/api-client/src/client.test.ts', 'every call sends credentials and wants JSON'),
      unit('packages/api-client/src/commonFields.test.ts', 'a write', 'has them in its JSON body'),
      unit(
        'packages/api-client/src/timeout.test.ts',
        'a call',
        'is given up after twenty seconds unless told otherwise',
      ),
    ],
    breaks: [
      { file: 'packages/api-client/src/client.ts', from: "credentials: 'include'", to: "credentials: 'omit'" },
      { file: 'packages/api-client/src/client.ts', from: "headers: { Accept: 'application/json' }", to: 'headers: {}' },
      { file: 'packages/api-client/src/client.ts', from: 'defaultTimeoutMs = 20_000', to: 'defaultTimeoutMs = 30_000' },
      { file: 'packages/api-client/src/client.ts', from: 'defaultTimeoutMs = 20_000', to: 'defaultTimeoutMs = 10_000' },
      {
        file: 'packages/api-client/src/client.ts',
        from: 'withTimeout(options.timeoutMs ?? defaultTimeoutMs, options.fetch)',
        to: '(request) => (options.fetch ?? globalThis.fetch)(request, {})',
      },
      {
        file: 'packages/api-client/src/commonFields.ts',
        from: 'return JSON.stringify(optedOut',
        to: 'return String(optedOut',
      },
    ],
  },
  R299: {
    text: 'The bearer token from local storage (token) is added when present, and absent otherwise.',
    shownBy: [
      unit(
        'packages/api-client/src/client.test.ts',
        'the bearer token is sent when there is one, as it is at the time of the call',
      ),
      e2e('session.spec.ts', 'the token that the browser keeps goes with every call, and none goes without it'),
    ],
    breaks: [
      { file: 'packages/api-client/src/bearer.ts', from: "'Authorization', ", to: "'X-Token', " },
      { file: 'packages/api-client/src/bearer.ts', from: 'if (token) request', to: 'request' },
    ],
  },
  R300: {
    text: 'GET adds currency (code) and lang_id as query params unless opted out.',
    shownBy: [
      unit('packages/api-client/src/commonFields.test.ts', 'a GET', 'has them in its query, beside its own parameters'),
      unit('packages/api-client/src/commonFields.test.ts', 'opting out'),
      e2e('calls.spec.ts', 'calls carry the currency and the language that were chosen', 'a GET in its query'),
    ],
    breaks: [
      {
        file: 'packages/api-client/src/commonFields.ts',
        from: 'for (const [name, value] of Object.entries(complete({}))) {',
        to: 'for (const [name, value] of []) {',
      },
      {
        file: 'apps/site/src/app/dependencies.ts',
        from: 'getLanguageId: () => language.getSnapshot().context.chosen.id || null,',
        to: 'getLanguageId: () => null,',
      },
      {
        file: 'apps/site/src/app/dependencies.ts',
        from: 'getCurrency: () => currencyOfCalls(currency.getSnapshot().context),',
        to: "getCurrency: () => 'EUR',",
      },
      {
        file: 'packages/api-client/src/commonFields.ts',
        from: "if (optedOutPaths.includes(schemaPath) || readOptOuts(request.headers).includes('commonFields')) return undefined",
        to: "if (readOptOuts(request.headers).includes('commonFields')) return undefined",
      },
      {
        file: 'packages/api-client/src/commonFields.ts',
        from: "if (optedOutPaths.includes(schemaPath) || readOptOuts(request.headers).includes('commonFields')) return undefined",
        to: 'if (optedOutPaths.includes(schemaPath)) return undefined',
      },
    ],
  },
  R301: {
    text: 'POST/PUT/PATCH add currency and lang_id to the JSON body unless opted out.',
    shownBy: [
      unit('packages/api-client/src/commonFields.test.ts', 'a write', 'has them in its JSON body'),
      unit(
        'packages/api-client/src/commonFields.test.ts',
        'a write',
        'has them in a body even when it has nothing else to say',
      ),
      unit('packages/api-client/src/commonFields.test.ts', 'a write', 'keeps its own, whatever they are'),
      unit('packages/api-client/src/commonFields.test.ts', 'opting out', 'is possible for a single call of any kind'),
      e2e('calls.spec.ts', 'calls carry the currency and the language that were chosen', 'a write in its body'),
    ],
    breaks: [
      {
        file: 'packages/api-client/src/commonFields.ts',
        from: 'JSON.stringify(optedOut || !isRecord(body) ? body : complete(body))',
        to: 'JSON.stringify(body)',
      },
      {
        file: 'apps/site/src/app/dependencies.ts',
        from: 'getLanguageId: () => language.getSnapshot().context.chosen.id || null,',
        to: 'getLanguageId: () => null,',
      },
      {
        file: 'apps/site/src/app/dependencies.ts',
        from: 'getCurrency: () => currencyOfCalls(currency.getSnapshot().context),',
        to: "getCurrency: () => 'EUR',",
      },
      {
        file: 'packages/api-client/src/commonFields.ts',
        from: 'JSON.stringify(optedOut || !isRecord(body) ? body : complete(body))',
        to: 'JSON.stringify(!isRecord(body) ? body : complete(body))',
      },
      {
        file: 'packages/api-client/src/commonFields.ts',
        from: '      return new Request(request, { body: JSON.stringify(complete({})) })\n',
        to: '      return undefined\n',
      },
    ],
  },
  R302: {
    text: 'Multipart bodies get currency and lang_id appended as form fields.',
    shownBy: [
      unit(
        'packages/api-client/src/commonFields.test.ts',
        'a write',
        'has them as form fields when it is multipart, with the boundary of the form',
      ),
      e2e(
        'calls.spec.ts',
        'calls carry the currency and the language that were chosen',
        'an upload as fields of its form',
      ),
    ],
    breaks: [
      { file: 'packages/api-client/src/commonFields.ts', from: 'new MultipartBody(complete(body.fields))', to: 'body' },
      {
        file: 'apps/site/src/app/dependencies.ts',
        from: 'getLanguageId: () => language.getSnapshot().context.chosen.id || null,',
        to: 'getLanguageId: () => null,',
      },
      {
        file: 'apps/site/src/app/dependencies.ts',
        from: 'getCurrency: () => currencyOfCalls(currency.getSnapshot().context),',
        to: "getCurrency: () => 'EUR',",
      },
    ],
  },
} satisfies Area
