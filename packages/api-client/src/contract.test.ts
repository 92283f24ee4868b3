import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { optedOutPaths } from './commonFields.ts'
import { responseSchemas as eager } from './eagerSchemas.gen.ts'
import { responseSchemas as lazy } from './lazySchemas.gen.ts'
import { contract, faults, locate, type Operation, operations, pointer, schemaFaults } from './testing/contract.ts'

const inSpecification = [
  ...['isAuth', 'login', 'register', 'logout', 'getProfile', 'updateProfile', 'changePassword'],
  ...['requestPasswordRestore', 'restorePassword', 'listCurrencies', 'listLanguages', 'getLocalizations'],
  ...['createCheckout', 'executeCheckout', 'getDepositStatus', 'validatePromocode', 'listPacks', 'getSettings'],
  ...['listStaticPages', 'getStaticPage', 'listSocialLinks', 'listCountries', 'getTokenPricing', 'sendContactMessage'],
]

const added = [
  ...['getStaticPageBySlug', 'calculatePrice', 'generateImages', 'removeBackground', 'upscaleImage'],
  ...['getImageRequest', 'cancelImageRequest', 'listRequestHistory', 'listPaymentHistory', 'getReceipt'],
  ...['getInvoicePdf', 'getInvoiceXml', 'getWithdrawal', 'withdrawPurchase'],
  ...[
    'listProjects',
    'getProjectFile',
    'deleteProject',
    'restoreProject',
    'saveCutout',
    'resetCutout',
    'uploadAvatar',
    'getAvatar',
  ],
  ...[
    'getImagePreview',
    'getImageQuote',
    'findSubject',
    'checkProvenance',
    'returnToken',
    'getTokenLedger',
    'streamEvents',
    'resendVerification',
    'verifyEmail',
    'paymentWebhook',
  ],
]

/** For operators, from a command line (D75). */
const forOperators = [
  ...['findPeople', 'listPersonLedger', 'listPersonPayments', 'listPersonRequests', 'correctTokens', 'closeAccount'],
  ...['refundPayment', 'listAudit', 'readCatalogue', 'changePack', 'changePriceTiers', 'changePromocode'],
  ...[
    'changePage',
    'changeSettings',
    'listImageWork',
    'prioritizeImage',
    'rerunImage',
    'listUnsettledPayments',
    'listMails',
    'resendMail',
  ],
]

const idsOf = (some: Operation[]) => some.map(({ operationId }) => operationId).sort()

interface MediaAt {
  name: string
  at: string
  examples: unknown[]
}

/** Every JSON or multipart body of the contract with its examples. */
const bodies: MediaAt[] = operations.flatMap((operation) => {
  const places = [
    ...(operation.requestBody ? [`${operation.at}/requestBody`] : []),
    ...Object.keys(operation.responses).map((status) => `${operation.at}${pointer('responses', status)}`),
  ]
  return places.flatMap((place) => {
    const { at, node } = locate(place)
    const content: object = typeof node === 'object' && node !== null ? (Reflect.get(node, 'content') ?? {}) : {}
    return Object.entries(content)
      .filter(([type]) => type === 'application/json' || type === 'multipart/form-data')
      .map(([type, media]) => ({
        name: `${operation.operationId} ${place.slice(operation.at.length + 1)}`,
        at: `${at}${pointer('content', type, 'schema')}`,
        examples: [
          ...('example' in media ? [media.example] : []),
          ...Object.values<{ value: unknown }>(media.examples ?? {}).map(({ value }) => value),
        ],
      }))
  })
})

describe('operations', () => {
  test('are those of the specification and the added ones, each of them once', { tags: ['R332'] }, () => {
    expect(idsOf(operations)).toEqual([...inSpecification, ...added, ...forOperators].sort())
  })

  test('are for guests and customers: none mentions an administrator or roles (R297)', () => {
    const others = operations.filter(({ operationId }) => !forOperators.includes(operationId))
    const text = JSON.stringify([others, contract.components.schemas])
    expect(text).toContain('balance')
    expect(text).not.toMatch(/\badmin|\broles?\b/i)
  })

  test('of operators are apart: below /admin, with a token that no person has, and out of the site (D75)', () => {
    const apart = operations.filter(({ tags }) => tags.includes('admin'))
    expect(idsOf(apart)).toEqual([...forOperators].sort())
    for (const { path, security } of apart) {
      expect(path).toMatch(/^\/admin\//)
      expect(security).toEqual([{ adminAuth: [] }])
    }
    const bundled = [eager, lazy].flatMap(({ schemas, named }) => [...Object.keys(schemas), ...Object.keys(named)])
    expect(bundled).toContain('GET /projects')
    expect(bundled.filter((name) => /\/admin|^(Person|AuditEntry|OrderRefund)$/.test(name))).toEqual([])
  })

  test('are marked as added exactly when the specification gives no path', () => {
    expect(idsOf(operations.filter((operation) => operation['x-spec'] === 'added'))).toEqual(
      [...added, ...forOperators].sort(),
    )
  })

  test.each(operations)('$operationId names the failures that it can meet', (operation) => {
    const statuses = Object.keys(operation.responses)
    const secured = operation.security === undefined
    expect(statuses).toEqual(expect.arrayContaining(['429', '500']))
    if (secured) expect(statuses).toContain('401')
    if (operation.requestBody) expect(statuses).toEqual(expect.arrayContaining(['400', '413', '415', '422']))
    if (operation.method !== 'get' && operation['x-caller'] !== 'gateway') expect(statuses).toContain('403')
  })
})

describe('examples', () => {
  test.each(bodies)('$name has one, and each is valid', ({ at, examples }) => {
    expect(examples).not.toEqual([])
    for (const example of examples) expect(faults(at, example)).toEqual([])
  })

  test.each(operations)('the parameters of $operationId have valid ones', (operation) => {
    for (const index of operation.parameters?.keys() ?? []) {
      const { at, node } = locate(`${operation.at}/parameters/${index}`)
      expect(node).toHaveProperty('example')
      if (typeof node === 'object' && node !== null) {
        expect(faults(`${at}/schema`, Reflect.get(node, 'example'))).toEqual([])
      }
    }
  })
})

describe('common fields', () => {
  const optedOut = operations.filter((operation) => operation['x-opts-out'])

  test('are left out by the client where the contract says so', () => {
    expect(optedOut.map(({ path }) => path).sort()).toEqual([...optedOutPaths].sort())
    expect(optedOut.filter(({ requestBody }) => requestBody)).toEqual([])
  })

  test.each(
    operations.filter((operation) => operation.method === 'get' && !operation['x-opts-out'] && !operation['x-caller']),
  )('may be in the query of $operationId', (operation) => {
    const references = (operation.parameters ?? []).map((parameter) => ('$ref' in parameter ? parameter.$ref : ''))
    expect(references).toContain('#/components/parameters/Currency')
    expect(references).toContain('#/components/parameters/LangId')
  })

  test.each(
    operations.filter(({ method, path, ...operation }) => {
      const writes = method === 'post' || method === 'put'
      return writes && !operation['x-opts-out'] && !operation['x-caller']
    }),
  )('may be in the body of $operationId, and are checked there', (operation) => {
    for (const type of Object.keys(operation.requestBody?.content ?? {})) {
      const at = `${operation.at}${pointer('requestBody', 'content', type, 'schema')}`
      expect(faults(at, { currency: 'euro' }).join()).toContain('/currency')
      expect(faults(at, { lang_id: 'en' }).join()).toContain('/lang_id')
    }
    expect(operation.requestBody).toBeDefined()
  })
})

describe('limits', () => {
  const unlimited: string[] = []
  const visit = (node: unknown, at: string) => {
    if (typeof node !== 'object' || node === null) return
    const types = [Reflect.get(node, 'type')].flat()
    const has = (name: string) => Reflect.has(node, name)
    if (types.includes('string') && !['maxLength', 'enum', 'const'].some(has)) {
      if (Reflect.get(node, 'format') !== 'binary') unlimited.push(at)
    }
    if (types.includes('array') && !has('maxItems')) unlimited.push(at)
    for (const [key, child] of Object.entries(node)) if (!key.startsWith('example')) visit(child, `${at}/${key}`)
  }

  test('are set for every text and every list', () => {
    visit(contract, '')
    expect(unlimited).toEqual([])
  })
})

describe('texts of the server', () => {
  // The specification gives a text for what is missing here, so the schema must let it through to the server.
  test.each([
    'LoginRequest',
    'RegisterRequest',
    'ChangePasswordRequest',
    'RestorePasswordRequest',
    'CheckoutRequest',
    'CardPaymentRequest',
    'PromocodeRequest',
    'ContactRequest',
  ])('%s may be empty', (name) => {
    expect(schemaFaults(name, {})).toEqual([])
  })

  test('an amount may be a text that is not a number', () => {
    expect(schemaFaults('CheckoutRequest', { amount: 'ten' })).toEqual([])
  })
})

describe('image requests', () => {
  const request = { prompt: 'A heron', style: 'none', size: '1024x1024', count: 4 }

  test('take up to four images', () => {
    expect(schemaFaults('GenerateRequest', request)).toEqual([])
    expect(schemaFaults('GenerateRequest', { ...request, count: 5 })).toEqual(['/count must be <= 4'])
  })

  test('accept no unknown field', () => {
    expect(schemaFaults('GenerateRequest', { ...request, steps: 50 })).not.toEqual([])
  })
})

describe('card data', () => {
  test.each(['card_number', 'cvv', 'expiry_month', 'expiry_year'])('%s only ever goes to the server', (field) => {
    const { node } = locate(`/components/schemas/CardPaymentRequest/allOf/1/properties/${field}`)
    expect(node).toMatchObject({ writeOnly: true })
    const { CardPaymentRequest: _, ...others } = contract.components.schemas
    expect(JSON.stringify(others)).not.toContain(`"${field}"`)
  })
})

describe('generated types', () => {
  test('are those of this contract', () => {
    const script = new URL('../scripts/generate.mjs', import.meta.url).pathname
    expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })).not.toThrow()
  })
})
