import fc, { type Arbitrary } from 'fast-check'

/** Texts that break databases, headers, pages, paths, parsers or prototypes. */
const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\u202emirrored',
  '💥'.repeat(40),
  'x'.repeat(300),
  'x'.repeat(6000),
  '__proto__',
  'constructor',
  'null',
  '../../../etc/passwd',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '%00%ff',
  '\r\nset-cookie: a=b',
  '1e400',
  '-1',
  '9'.repeat(400),
  '2026-02-30T25:61:00Z',
]

/** Numbers as JSON text, because JavaScript cannot represent all of them. */
const oddNumbers = [
  '1e400',
  '-1e400',
  '1e308',
  '5e-324',
  '-0',
  '-1',
  '0',
  '0.05',
  '1.0000000001',
  '2147483647',
  '2147483648',
  '-2147483649',
  '9007199254740993',
  '1'.repeat(60),
]

const repeat = (open: string, close: string, depth: number, inside = '') =>
  `${open.repeat(depth)}${inside}${close.repeat(depth)}`

const oddStructures = [
  '[]',
  '{}',
  '[null]',
  '{"a":{"b":[{"c":1}]}}',
  '{"toString":"x","length":-1,"__proto__":{"admin":true}}',
  repeat('[', ']', 40),
  repeat('[', ']', 9000),
  repeat('{"a":', '}', 4000, '1'),
  `[${'0,'.repeat(5000)}0]`,
  `[${'{},'.repeat(2000)}{}]`,
]

export const oddText: Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
)

export const oddJson: Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: oddText.map((text) => JSON.stringify(text)) },
  { weight: 3, arbitrary: fc.constantFrom(...oddNumbers) },
  { weight: 2, arbitrary: fc.constantFrom('null', 'true', 'false') },
  { weight: 2, arbitrary: fc.constantFrom(...oddStructures) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)) },
)

/**
 * Values by field that pass validation. `@name` is replaced at sending by values from earlier responses to the same
 * person.
 */
const validValues: Readonly<Record<string, readonly (string | number | boolean | null)[]>> = {
  name: ['Ada'],
  surname: ['Coyne'],
  city: ['Dublin'],
  address: ['4 Foundry Lane'],
  zip: ['D08 X2Y4'],
  topic: ['Receipts'],
  message: ['Could my receipt carry our VAT number?'],
  prompt: ['A heron struck on a copper coin', 'forbidden'],
  type: ['payment.succeeded', 'payment.failed'],
  username: ['@email'],
  email: ['@email', 'grace@example.com'],
  password: ['Coin2026', 'Coin2026', 'Copper77'],
  password_confirmation: ['Coin2026', 'Coin2026', 'Copper77'],
  current_password: ['Coin2026'],
  token: ['@mailToken'],
  phone: ['+35312345678', null],
  phoneE164: ['+35312345678', null],
  country: [1, 2],
  currency: ['EUR', 'USD', 'GBP', 'JPY', 'XXX'],
  lang_id: [1],
  pack_id: [2, 3, 1, null],
  tokens: [10, 200.9, null],
  payment_method_id: [1],
  promocode_code: ['WELCOME10', 'FIVEOFF', null],
  code: ['WELCOME10', 'FIVEOFF', 'NOPE'],
  promocode_id: [1, null],
  card_number: [
    '4242424242424242',
    '5555555555554444',
    '4000000000000002',
    '4000000000000119',
    '4000002500003155',
    '4000000000003063',
  ],
  expiry_month: ['09'],
  expiry_year: ['29', '2029'],
  cvv: ['123'],
  amount: ['@total', 9],
  deposit_id: ['@deposit', null],
  style: ['none', 'watercolor'],
  styles: [],
  size: ['1024x1024'],
  count: [1, 2],
  seed: [42],
  service: ['generate', 'upscale'],
  limit: [1, 20, 100],
  cursor: ['@cursor'],
  variant: ['full', 'thumb', 'source'],
  download: [0, 1],
  gateway: ['sandbox'],
  slug: ['terms', 'cookie-policy'],
  file: ['@avatar'],
  factor: [2, 4],
  format: ['png', 'jpeg', 'webp'],
  project_id: ['@project'],
}

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const numberOr = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)

const entries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

/** The properties of an object schema, including allOf. */
export const propertiesOf = (schema: unknown): [string, unknown][] => [
  ...list(member(schema, 'allOf')).flatMap(propertiesOf),
  ...entries(member(schema, 'properties')),
]

function bySchema(schema: unknown): Arbitrary<string> {
  const choices = list(member(schema, 'enum'))
  if (choices.length > 0) return fc.constantFrom(...choices).map((choice) => JSON.stringify(choice))
  const options = list(member(schema, 'oneOf'))
  if (options.length > 0) return fc.oneof(...options.map(bySchema))
  const type = member(schema, 'type')
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => bySchema({ ...Object(schema), type: one })))
  const min = numberOr(member(schema, 'minimum'), 0)
  const max = numberOr(member(schema, 'maximum'), 1000)
  switch (type) {
    case 'integer':
      return fc.integer({ min, max: Math.min(max, min + 5000) }).map(String)
    case 'number':
      return fc
        .integer({ min: Math.ceil(min * 10), max: Math.floor(Math.min(max, 5000) * 10) })
        .map((n) => String(n / 10))
    case 'boolean':
      return fc.constantFrom('true', 'false')
    case 'null':
      return fc.constant('null')
    case 'array':
      return fc.array(bySchema(member(schema, 'items')), { maxLength: 3 }).map((items) => `[${items.join(',')}]`)
    case 'object':
      return fc.constant('{}')
    default: {
      const maxLength = Math.min(numberOr(member(schema, 'maxLength'), 40), 60)
      const minLength = Math.min(numberOr(member(schema, 'minLength'), 0), maxLength)
      return fc.string({ unit: 'grapheme-ascii', minLength, maxLength }).map((text) => JSON.stringify(text))
    }
  }
}

/** A value that fits its schema, as JSON text. */
export const fitting = (schema: unknown): Arbitrary<string> => bySchema(schema)

/** A meaningful value if there is one, otherwise one that fits the schema. */
export function typical(name: string, schema: unknown): Arbitrary<string> {
  const values = validValues[name] ?? []
  return values.length === 0 ? bySchema(schema) : fc.constantFrom(...values).map((value) => JSON.stringify(value))
}
