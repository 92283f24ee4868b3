import { afterAll, beforeAll, expect, test } from 'vitest'
import { SECOND } from '../src/platform/support/clock.ts'
import { adminToken, createOperator, type Operator } from './support/operator.ts'
import { startServer, type TestServer } from './support/server.ts'
import { checkOut, newMember } from './support/shopping.ts'

let server: TestServer
let operator: Operator
beforeAll(async () => {
  server = await startServer({ adminToken })
  operator = createOperator(server)
})
afterAll(() => server.close())

const auditOf = async (subject: string) => (await operator.call('listAudit', { query: { subject } })).answer.payload

/** The cached catalogue of running processes has expired by then. */
const later = () => server.clock.advance(5 * SECOND)

test('sells a pack at its new price within seconds and keeps the price of quoted orders', async () => {
  const member = await newMember(server)
  const before = await checkOut(member)
  const { answer } = await operator.call('changePack', {
    path: { id: 2 },
    body: { price: 8.5, title: ' Handful ', reason: 'Autumn' },
  })
  expect(answer.payload).toMatchObject({ id: 2, price: 8.5, title: 'Handful', tokens: 100 })
  later()
  expect((await checkOut(member)).net).toBe(8.5)
  expect(before.net).toBe(9)
  expect(await auditOf('pack:2')).toMatchObject([
    {
      operator: 'grace',
      action: 'catalogue.change',
      reason: 'Autumn',
      details: { before: { price: 9, title: 'Pocket' }, after: { price: 8.5, title: 'Handful' } },
    },
  ])
})

test('requires all fields of a new pack', async () => {
  const incomplete = await operator.call('changePack', { path: { id: 9 }, body: { price: 20 } })
  expect(incomplete.error.errors).toEqual({ title: ['This field is required'] })
  const body = { title: 'Chest', description: 'For a studio.', tokens: 300, price: 20 }
  const { answer } = await operator.call('changePack', { path: { id: 9 }, body })
  expect(answer.payload).toEqual({ id: 9, ...body, features: [], position: 9 })
  expect(await auditOf('pack:9')).toMatchObject([{ reason: null, details: { before: null } }])
})

test.each([
  [{ price: 0 }],
  [{ price: -1 }],
  [{ price: 8.505 }],
  [{ tokens: 0 }],
  [{ tokens: 1.25 }],
  [{ title: ' ' }],
  [{ colour: 'gold' }],
])('refuses the pack change %j', async (body) => {
  expect((await operator.call('changePack', { path: { id: 3 }, body })).status).toBe(422)
  expect(await auditOf('pack:3')).toEqual([])
})

test('replaces all price tiers together', async () => {
  const tiers = [
    { min: 1, max: 49.9, price: 0.2 },
    { min: 50, max: null, price: 0.1234 },
  ]
  expect((await operator.call('changePriceTiers', { body: { tiers } })).answer.payload).toEqual(tiers)
  later()
  const price = await server.visitor().call('calculatePrice', { query: { tokens: 40 } })
  expect(price.answer).toBe(8)
})

test.each([
  [[{ min: 2, max: null, price: 1 }]],
  [[{ min: 1, max: 10, price: 1 }]],
  [
    [
      { min: 1, max: 10, price: 1 },
      { min: 10, max: null, price: 1 },
    ],
  ],
  [
    [
      { min: 1, max: 10, price: 1 },
      { min: 12, max: null, price: 1 },
    ],
  ],
  [
    [
      { min: 1, max: null, price: 1 },
      { min: 12, max: null, price: 1 },
    ],
  ],
  [[{ min: 1, max: null, price: 0 }]],
  [[{ min: 1, max: null, price: 0.00001 }]],
  [[]],
])('refuses the price tiers %j', async (tiers) => {
  expect((await operator.call('changePriceTiers', { body: { tiers } })).status).toBe(422)
})

test('adds, changes and ends a promo code', async () => {
  const promo = (body: object) => operator.call('changePromocode', { path: { code: 'summer_26' }, body })
  expect((await promo({ kind: 'percent' })).status).toBe(422)
  for (const amount of [0, 0.5, 101]) expect((await promo({ kind: 'percent', amount })).status).toBe(422)
  expect((await promo({ kind: 'percent', amount: 20, max_uses_per_user: 1 })).answer.payload).toEqual({
    code: 'SUMMER_26',
    kind: 'percent',
    amount: 20,
    is_active: true,
    expires_at: null,
    max_uses: null,
    max_uses_per_user: 1,
  })
  const member = await newMember(server)
  const valid = () => member.call('validatePromocode', { body: { code: 'Summer_26', amount: 100 } })
  expect((await valid()).status).toBe(200)
  expect((await promo({ is_active: false })).answer.payload).toMatchObject({ amount: 20, is_active: false })
  expect(await (await valid()).raw.json()).toMatchObject({ message: 'Invalid promocode' })
})

test('changes and adds a page without harmful HTML, at a unique address', async () => {
  const content = '<h2>Hello</h2><script>alert(1)</script><p onclick="x()">There</p>'
  const { answer } = await operator.call('changePage', {
    path: { id: 40 },
    body: { title: 'News', slug: 'news', content },
  })
  expect(answer.payload.content).toBe('<h2>Hello</h2><p>There</p>')
  const page = await server.visitor().call('getStaticPageBySlug', { path: { slug: 'news' } })
  expect(page.answer.payload).toMatchObject({ title: 'News', content: '<h2>Hello</h2><p>There</p>' })
  const taken = await operator.call('changePage', { path: { id: 40 }, body: { slug: 'terms' } })
  expect(taken.status).toBe(409)
  const renamed = await operator.call('changePage', { path: { id: 1 }, body: { title: 'The terms' } })
  expect(renamed.answer.payload).toMatchObject({ slug: 'terms', title: 'The terms' })
  const terms = await server.visitor().call('getStaticPage', { path: { id: 1 } })
  expect(terms.answer.payload).toMatchObject({ title: 'The terms', is_terms: true })
})

test('changes single settings and keeps the others', async () => {
  const before = (await operator.call('readCatalogue')).answer.payload.settings
  const styles = (await server.visitor().call('getSettings')).answer.payload.image_generation_styles
  const { answer } = await operator.call('changeSettings', { body: { vat_percent: 21, upscale_price: 1.5 } })
  expect(answer.payload).toEqual({ ...before, vat_percent: 21, upscale_price: 1.5 })
  later()
  const settings = (await server.visitor().call('getSettings')).answer.payload
  expect(settings).toMatchObject({ vat_percent: 21, upscale_price: 1.5, image_generation_styles: styles })
  for (const body of [{ vat_percent: 101 }, { upscale_price: 0.25 }, { is_reg_enabled: 'no' }, { secret: 1 }])
    expect((await operator.call('changeSettings', { body })).status).toBe(422)
  expect(await auditOf('settings')).toHaveLength(1)
})

test('serializes two parallel changes', async () => {
  const promo = (code: string) =>
    operator.call('changePromocode', { path: { code }, body: { kind: 'fixed', amount: 1 } })
  const all = await Promise.all(['A1', 'A2', 'A3', 'A4', 'A1'].map(promo))
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const codes = (await operator.call('readCatalogue')).answer.payload.promocodes.map(({ code }) => code)
  expect(codes).toEqual(expect.arrayContaining(['A1', 'A2', 'A3', 'A4']))
})
