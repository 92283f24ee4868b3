import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type CollectedSpan, startCollector } from './support/collector.ts'
import { type MainProcess, startMain } from './support/main-process.ts'
import { type PostgresServer, startPostgres } from './support/postgres.ts'
import { type Running, send } from './support/processes.ts'

let dataDir: string
let postgres: PostgresServer | null = null
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mintage-telemetry-'))
  if (process.env.TEST_DATABASE === 'postgres') postgres = await startPostgres()
})
afterAll(async () => {
  await postgres?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function start(env: Record<string, string>, execArgv: string[] = []): Promise<MainProcess> {
  const database = postgres ? { DATABASE_URL: postgres.urlOf('postgres') } : {}
  const server = await startMain({ DATA_DIR: dataDir, ...database, ...env }, execArgv)
  onTestFinished(() => void server.process.kill('SIGKILL'))
  return server
}

async function collect({ answers }: { answers: boolean }) {
  const collector = await startCollector({ answers })
  onTestFinished(() => collector.close())
  const variables = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' }
  return { collector, variables }
}

/** Private data of a person and their bank, which must never be exported. */
const secrets = {
  name: 'Quillonia',
  surname: 'Brackwater',
  email: 'quillonia.brackwater@example.com',
  phone: '+35312345678',
  city: 'Lindisvarn',
  address: '77 Tallowchandler Row',
  zip: 'ZQ9 7KX',
  password: 'Tamarisk2026',
  card: '4242424242424242',
  cardholder: 'QUILLONIA B',
  prompt: 'A zeppelin over saltmarshes at dusk',
  query: 'nightjar-in-the-query',
  path: 'corncrake-in-the-path',
  comment: 'bittern-in-the-headers',
  webhookSecret: 'the secret that signs webhooks',
}

/** Too short to be distinguished from a part of another number, so it is searched as a whole word. */
const CVV = '739'

async function shop(server: Running): Promise<string> {
  const { email, password, name, surname, phone, city, address, zip } = secrets
  const { status, answer: session } = await send(server, 'register', {
    body: { name, surname, email, password, password_confirmation: password },
  })
  expect([status, session]).toMatchObject([200, { status: 'OK' }])
  const token = session.access_token ?? ''
  await send(server, 'login', { body: { username: email, password } })
  await send(server, 'login', { body: { username: email, password: `${password}-wrong` } })
  const order = { name, surname, phone, country: 1, city, address, zip, payment_method_id: 1, currency: 'EUR' }
  const { answer } = await send(server, 'createCheckout', { token, body: { ...order, pack_id: 2 } })
  expect(answer).toMatchObject({ status: 'OK' })
  const { id, total } = answer.payload
  const card = { card_number: secrets.card, expiry_month: '09', expiry_year: '29', cvv: CVV }
  const whose = { cardholder_name: secrets.cardholder, email, amount: total, payment_method_id: 1, deposit_id: id }
  expect((await send(server, 'executeCheckout', { token, body: { ...card, ...whose } })).answer.status).toBe('OK')
  const body = { prompt: secrets.prompt, style: 'none', size: '1024x1024', count: 1 }
  expect((await send(server, 'generateImages', { token, body })).status).toBe(202)
  const state = async () => (await send(server, 'listRequestHistory', { token })).answer.payload[0]?.state
  await expect.poll(state).toBe('completed')
  return token
}

/** Calls with refused or unknown values, with private data in wrong places. */
async function pry(server: Running): Promise<void> {
  const headers = { 'x-comment': secrets.comment, traceparent: `00-${'c'.repeat(32)}-${'d'.repeat(16)}-01` }
  await fetch(`${server.address}/api/settings?email=${secrets.query}`, { headers })
  await fetch(`${server.address}/api/${secrets.path}`, { headers })
  await fetch(`${server.address}/api/projects/${secrets.path}/full`, { headers })
  const body = JSON.stringify({ id: 'evt_1', type: 'payment.succeeded', attempt_id: crypto.randomUUID() })
  const signature = `sha256=${createHmac('sha256', secrets.webhookSecret).update(body).digest('hex')}`
  await fetch(`${server.address}/api/payments/webhook/sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-mintage-signature': signature },
    body,
  })
}

const childrenOf = (spans: CollectedSpan[], parent: CollectedSpan | undefined) =>
  spans.filter((span) => span.parentSpanId === parent?.spanId && span.traceId === parent?.traceId)
const namesBelow = (spans: CollectedSpan[], parent: CollectedSpan | undefined) =>
  childrenOf(spans, parent).map(({ name }) => name)

test('one trace connects the call to the ledger, without private data', { timeout: 240_000 }, async () => {
  const { collector, variables } = await collect({ answers: true })
  const server = await start({
    ...variables,
    WEBHOOK_SECRET: secrets.webhookSecret,
    // Enough time for the last export after a whole purchase.
    STOP_TIMEOUT: '60',
    OTEL_METRIC_EXPORT_INTERVAL: '1000',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
  })
  const token = await shop(server)
  await pry(server)
  const listening = await fetch(`${server.address}/api/events`, { headers: { authorization: `Bearer ${token}` } })
  expect(listening.status).toBe(200)
  // The stream's duration is recorded when the response begins.
  const routes = () =>
    collector
      .metrics()
      .get('http.server.request.duration')
      ?.map((point) => point['http.route'])
  await expect.poll(routes).toContain('/api/events')
  // The last export, during the stop, can no longer read the database.
  await expect.poll(() => collector.metrics().has('mintage.image.queue.oldest')).toBe(true)
  expect(await server.stop()).toBe(0)

  const spans = collector.spans()
  const named = (name: string) => spans.find((span) => span.name === name)
  const generate = named('generateImages')
  expect(generate).toMatchObject({
    kind: 2,
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/api/images/generate',
      'http.response.status_code': 202,
      'user.id': expect.stringMatching(/^[\da-f-]{36}$/),
    },
  })
  expect(generate?.parentSpanId).toBeUndefined()
  expect(namesBelow(spans, generate)).toEqual(expect.arrayContaining(['session.find', 'ledger.hold', 'image.job']))
  const job = childrenOf(spans, generate).find(({ name }) => name === 'image.job')
  expect(job?.attributes).toMatchObject({ 'mintage.outcome': 'delivered', 'mintage.service': 'generate' })
  expect(namesBelow(spans, job)).toEqual(expect.arrayContaining(['image.make', 'storage.put', 'ledger.capture']))
  const capture = childrenOf(spans, job).find(({ name }) => name === 'ledger.capture')
  expect(capture?.attributes).toMatchObject({
    'user.id': generate?.attributes['user.id'],
    'mintage.outcome': 'done',
    'mintage.reference': job?.attributes['mintage.request_id'],
  })
  expect(childrenOf(spans, capture)).toMatchObject([{ name: 'select', attributes: { 'db.system.name': 'postgresql' } }])

  const pay = named('executeCheckout')
  expect(namesBelow(spans, pay)).toEqual(
    expect.arrayContaining(['session.find', 'gateway.charge', 'ledger.credit', 'update deposits']),
  )
  expect(named('gateway.charge')?.attributes).toMatchObject({ 'mintage.outcome': 'succeeded' })
  expect(namesBelow(spans, named('register'))).toEqual(expect.arrayContaining(['password.hash', 'ledger.bonus']))
  expect(namesBelow(spans, named('login'))).toContain('password.verify')
  expect(spans.filter(({ traceId }) => traceId === 'c'.repeat(32))).toEqual([])
  expect(named('getSettings')?.parentSpanId).toBeUndefined()

  const metrics = collector.metrics()
  expect(metrics.get('http.server.request.duration')).toContainEqual(
    expect.objectContaining({ 'http.route': '/api/images/generate', 'http.response.status_code': 202 }),
  )
  expect(metrics.get('mintage.image.job.duration')).toContainEqual({
    'mintage.service': 'generate',
    'mintage.outcome': 'delivered',
  })
  expect(metrics.get('mintage.mails')).toContainEqual({
    'mintage.mail.kind': 'verification',
    'mintage.outcome': 'sent',
  })
  expect(metrics.get('mintage.payments')).toContainEqual({ 'mintage.outcome': 'succeeded' })
  expect(metrics.get('mintage.ledger.movements')?.map((point) => point['mintage.ledger.kind'])).toEqual(
    expect.arrayContaining(['bonus', 'credit', 'hold', 'capture']),
  )
  expect([...metrics.keys()]).toEqual(
    expect.arrayContaining([
      'mintage.image.queue.length',
      'mintage.image.queue.oldest',
      'mintage.mail.queue.length',
      'mintage.mail.queue.oldest',
      'mintage.event_streams',
      'db.client.operation.duration',
      'nodejs.eventloop.delay.p99',
      ...(postgres ? ['db.client.connection.count', 'db.client.connection.pending_requests'] : []),
    ]),
  )

  const unknown = 'an event names an unknown payment'
  const webhook = named('paymentWebhook')
  const ids = { traceId: webhook?.traceId, spanId: webhook?.spanId }
  expect(collector.logs()).toContainEqual({ body: unknown, severityText: 'WARN', ...ids })
  const line = server.lines.find((written) => written.includes(unknown)) ?? '{}'
  expect(JSON.parse(line)).toMatchObject({ trace_id: ids.traceId, span_id: ids.spanId })

  const everything = [...collector.received, ...server.lines].join('\n')
  expect(everything).toContain('"mintage-api"')
  expect(everything).toContain('deployment.environment.name')
  const leaked = Object.entries({ ...secrets, token }).filter(([, secret]) => everything.includes(secret))
  expect(leaked).toEqual([])
  // Counters may contain any number.
  const words = everything.replace(/"(?:asInt|count)":"?\d+"?|"bucketCounts":\[[^\]]*\]/g, '')
  expect(words).not.toMatch(new RegExp(`(?<![\\w.:-])${CVV}(?![\\w.-])`))
})

/** Longer than the test: an export that waits for the collector would still be waiting at the end. */
const patient = Object.fromEntries(
  [
    'OTEL_EXPORTER_OTLP_TIMEOUT',
    'OTEL_BSP_EXPORT_TIMEOUT',
    'OTEL_BLRP_EXPORT_TIMEOUT',
    'OTEL_METRIC_EXPORT_TIMEOUT',
    'OTEL_METRIC_EXPORT_INTERVAL',
  ].map((name) => [name, '600000']),
)

test('a collector that never answers delays neither requests nor the stop', { timeout: 120_000 }, async () => {
  const { collector, variables } = await collect({ answers: false })
  const server = await start({ ...variables, ...patient, STOP_TIMEOUT: '2', OTEL_BSP_SCHEDULE_DELAY: '50' })
  const call = () => fetch(`${server.address}/api/packs`).then((reply) => reply.text())
  for (let calls = 0; calls < 100; calls += 1) await call()
  await expect.poll(() => collector.received.length).toBeGreaterThan(0)
  // Also while an export waits for its response.
  await call()
  expect(await server.stop()).toBe(0)
})

/** Prints every OpenTelemetry module that the process loads. */
const telling = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({
    load(url, context, next) {
      const found = /node_modules[/]@opentelemetry[/]([^/]+)/.exec(url)
      if (found) console.log('loads ' + found[1])
      return next(url, context)
    },
  })
`)}`
const loadedBy = ({ lines }: MainProcess) => [...new Set(lines.filter((line) => line.startsWith('loads ')))]

test('loads no SDK and sends nothing by default', { timeout: 120_000 }, async () => {
  const { collector, variables } = await collect({ answers: true })
  for (const off of [
    {},
    { ...variables, OTEL_SDK_DISABLED: 'true' },
    { OTEL_TRACES_EXPORTER: 'none', OTEL_SERVICE_NAME: 'shop' },
  ]) {
    const server = await start(off, ['--import', telling])
    await fetch(`${server.address}/api/packs`).then((reply) => reply.text())
    await server.stop()
    expect(loadedBy(server)).toEqual(['loads api'])
  }
  expect(collector.received).toEqual([])

  const server = await start({ ...variables, OTEL_LOGS_EXPORTER: 'none' }, ['--import', telling])
  await server.stop()
  expect(loadedBy(server)).toContain('loads sdk-node')
})
