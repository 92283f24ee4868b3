import { describe, expect, test } from 'vitest'
import { answerFaults, locate, operations, pointer } from './testing/contract.ts'

/** A call as section 7 of the specification lists it, by the names that travel. */
interface Call {
  requirement: string
  /** Other requirements about the fields of this call. */
  also?: readonly string[]
  /** Method and path, the parameters in braces. */
  call: string
  query?: readonly string[]
  body?: readonly string[]
  /** Fields of the body that were added to the specification, each by a decision. */
  added?: readonly string[]
  /** The top-level fields of the response, or the type of a response without fields. */
  answer: readonly string[] | 'number' | 'object'
}

const session = ['status', 'authenticated', 'emailVerified', 'access_token', 'token']
const payload = ['status', 'payload']
const password = ['password', 'password_confirmation']
const purchase = ['pack_id', 'tokens', 'amount']
const billing = ['name', 'surname', 'phone', 'country', 'city', 'address', 'zip']
const card = ['card_number', 'expiry_month', 'expiry_year', 'cardholder_name', 'cvv']

const calls: readonly Call[] = [
  { requirement: 'R303', call: 'GET /is-auth', answer: session },
  { requirement: 'R304', call: 'POST /login', body: ['username', 'password'], added: ['remember'], answer: session },
  {
    requirement: 'R305',
    call: 'POST /register',
    body: ['name', 'surname', 'email', 'phoneE164', ...password],
    added: ['phone_country'],
    answer: session,
  },
  { requirement: 'R306', call: 'POST /logout', answer: ['status'] },
  {
    requirement: 'R307',
    call: 'GET /user/profile',
    answer: [
      ...['name', 'surname', 'email', 'phone', 'balance', 'avatarUrl', 'created_at', 'country'],
      ...['city', 'address', 'post_code'],
    ],
  },
  {
    requirement: 'R308',
    call: 'PUT /user/profile',
    body: ['name', 'surname', 'phone', 'country', 'city', 'address', 'post_code'],
    answer: ['status'],
  },
  {
    requirement: 'R309',
    call: 'POST /user/change-password',
    body: ['current_password', ...password],
    answer: ['status'],
  },
  { requirement: 'R310', call: 'GET /user/request-password-restore', query: ['email'], answer: ['status'] },
  {
    requirement: 'R311',
    call: 'PUT /user/restore-password',
    body: ['token', 'email', ...password],
    answer: ['status'],
  },
  { requirement: 'R312', call: 'GET /currencies', answer: payload },
  { requirement: 'R313', call: 'GET /languages', answer: payload },
  { requirement: 'R314', call: 'GET /localizations', query: ['lang_id'], answer: 'object' },
  {
    requirement: 'R315',
    call: 'POST /deposit/checkout',
    body: [...billing, 'email', 'payment_method_id', ...purchase, 'promocode_id', 'promocode_code'],
    added: ['post_code', 'deposit_id', 'company', 'vat_number', 'begin_at_once'],
    answer: ['status', 'redirect_url', 'message'],
  },
  {
    requirement: 'R317',
    also: ['R159'],
    call: 'POST /deposit/checkout/execute',
    body: [...card, 'phone', 'email', 'amount', 'payment_method_id'],
    added: ['deposit_id'],
    answer: ['status', 'message', 'redirect_url', 'errors'],
  },
  { requirement: 'R319', call: 'GET /deposit/status/{id}', answer: ['status'] },
  {
    requirement: 'R320',
    call: 'POST /promocode/validate',
    body: ['code', 'amount'],
    answer: ['status', 'payload', 'message'],
  },
  { requirement: 'R321', call: 'GET /packs', answer: payload },
  { requirement: 'R322', call: 'GET /settings', answer: payload },
  { requirement: 'R323', call: 'GET /static-pages', answer: payload },
  { requirement: 'R323', call: 'GET /static-pages/{id}', answer: payload },
  { requirement: 'R324', call: 'GET /social-links', answer: payload },
  { requirement: 'R325', call: 'GET /countries', answer: payload },
  { requirement: 'R326', call: 'GET /token-pricing', answer: payload },
  {
    requirement: 'R328',
    also: ['R160'],
    call: 'POST /contact-us',
    body: ['name', 'surname', 'email', 'phone', 'topic', 'message'],
    answer: ['status', 'message', 'errors'],
  },
  { requirement: 'R329', call: 'GET /token-pricing/calculate', query: ['tokens'], answer: 'number' },
  { requirement: 'R330', call: 'GET /static-pages/by-slug/{slug}', answer: payload },
]

/** Every write may carry these, and every read has them in its query (R300, R301). */
const common = ['currency', 'lang_id']

const member = (node: unknown, name: string): unknown =>
  typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined
const recordOf = (node: unknown): Record<string, unknown> =>
  typeof node === 'object' && node !== null ? { ...node } : {}
const lengthOf = (node: unknown): number => (Array.isArray(node) ? node.length : 0)

/** The names of a schema's properties, those of its parts included. */
const fieldsAt = (pointed: string): string[] => {
  const { at, node } = locate(pointed)
  const parts = Array.from({ length: lengthOf(member(node, 'allOf')) }, (_, index) => `${at}/allOf/${index}`)
  return [...Object.keys(recordOf(member(node, 'properties'))), ...parts.flatMap(fieldsAt)]
}

const operationOf = (call: string) => {
  const [method = '', path = ''] = call.split(' ')
  const found = operations.find((one) => one.path === path && one.method === method.toLowerCase())
  if (!found) throw new Error(`openapi.yaml has no ${call}`)
  return found
}

const schemaOf = (place: string) => `${locate(place).at}${pointer('content', 'application/json', 'schema')}`

const queryOf = (call: string): string[] => {
  const { at, parameters = [] } = operationOf(call)
  return parameters
    .map((_, index) => locate(`${at}/parameters/${index}`).node)
    .filter((parameter) => member(parameter, 'in') === 'query')
    .map((parameter) => String(member(parameter, 'name')))
}

/** An answer that the contract gives as an example of success. */
const exampleOf = (call: string): unknown => {
  const { at } = operationOf(call)
  const media = member(member(locate(`${at}/responses/200`).node, 'content'), 'application/json')
  return member(media, 'example') ?? member(Object.values(recordOf(member(media, 'examples')))[0], 'value')
}

describe('the calls of the specification', () => {
  for (const { requirement, also = [], call, query = [], body, added = [], answer } of calls) {
    const tags = [requirement, ...also]

    test(`${requirement}: ${call} takes what it lists`, { tags }, () => {
      expect(queryOf(call).filter((name) => query.includes(name) || !common.includes(name))).toEqual(query)
      const { at, requestBody } = operationOf(call)
      expect(requestBody === undefined).toBe(body === undefined)
      if (body === undefined) return
      expect(fieldsAt(schemaOf(`${at}/requestBody`)).sort()).toEqual([...body, ...added, ...common].sort())
    })

    test(`${requirement}: ${call} answers with what it lists`, { tags }, () => {
      const place = schemaOf(`${operationOf(call).at}/responses/200`)
      if (typeof answer === 'string') expect(member(locate(place).node, 'type')).toBe(answer)
      else expect(fieldsAt(place)).toEqual(expect.arrayContaining([...answer]))
    })

    if (typeof answer === 'string' || !answer.includes('status')) continue
    test(`${requirement}: ${call} has a status that is one of the words it may say`, { tags }, () => {
      const example = recordOf(exampleOf(call))
      expect(answerFaults(operationOf(call), 200, example)).toEqual([])
      expect(answerFaults(operationOf(call), 200, { ...example, status: 7 })).not.toEqual([])
    })
  }

  test('R321: packs come as a list or as an object by id', { tags: ['R321'] }, () => {
    const packs = member(exampleOf('GET /packs'), 'payload')
    const [pack] = Object.values(recordOf(packs))
    const id = String(member(pack, 'id'))
    for (const payload of [[pack], { [id]: pack }])
      expect(answerFaults(operationOf('GET /packs'), 200, { status: 'OK', payload })).toEqual([])
    expect(answerFaults(operationOf('GET /packs'), 200, { status: 'OK', payload: 'packs' })).not.toEqual([])
  })

  test('R326: token pricing has price tiers', { tags: ['R326'] }, () => {
    expect(exampleOf('GET /token-pricing')).toMatchObject({ payload: { priceTiers: expect.any(Array) } })
    for (const tiers of [{}, { priceTiers: 'tiers' }]) {
      const answer = { status: 'OK', payload: { currency: 'EUR', ...tiers } }
      expect(answerFaults(operationOf('GET /token-pricing'), 200, answer)).not.toEqual([])
    }
  })
})

test.each([
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
])('R331: %s is in the contract, as an addition', { tags: ['R331'] }, (call) => {
  expect(operationOf(call)['x-spec']).toBe('added')
})
