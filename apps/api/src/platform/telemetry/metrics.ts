import { type Attributes, type BatchObservableCallback, metrics, type ObservableCallback } from '@opentelemetry/api'

const meter = () => metrics.getMeter('mintage')

/** Instruments created before the SDK starts would never report. */
function lazily<T>(make: () => T): () => T {
  let made: T | null = null
  return () => {
    made ??= make()
    return made
  }
}

/** Histogram buckets in seconds: those of the semantic conventions, and longer ones for image work. */
const QUICK = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]
const SLOW = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 60, 120, 300]

const seconds = (name: string, description: string, explicitBucketBoundaries: number[]) =>
  lazily(() => meter().createHistogram(name, { description, unit: 's', advice: { explicitBucketBoundaries } }))

const requests = seconds('http.server.request.duration', 'Duration of HTTP server requests.', QUICK)
const statements = seconds('db.client.operation.duration', 'Duration of database statements.', QUICK)
const jobs = seconds('mintage.image.job.duration', 'Duration of one try to make an image.', SLOW)
const payments = lazily(() =>
  meter().createCounter('mintage.payments', { description: 'Tries to pay, by how they ended.', unit: '{payment}' }),
)
const movements = lazily(() =>
  meter().createCounter('mintage.ledger.movements', { description: 'Movements of tokens.', unit: '{movement}' }),
)
const mails = lazily(() =>
  meter().createCounter('mintage.mails', { description: 'Tries to send a mail, by how they ended.', unit: '{mail}' }),
)

export const requestEnded = (duration: number, attributes: Attributes) => requests().record(duration, attributes)
export const statementEnded = (duration: number, attributes: Attributes) => statements().record(duration, attributes)
export const jobEnded = (duration: number, service: string, outcome: string) =>
  jobs().record(duration, { 'mintage.service': service, 'mintage.outcome': outcome })
export const mailTried = (kind: string, outcome: string) =>
  mails().add(1, { 'mintage.mail.kind': kind, 'mintage.outcome': outcome })
/** Metrics are not rolled back with the transaction. */
export const paymentEnded = (outcome: string) => payments().add(1, { 'mintage.outcome': outcome })
export const tokensMoved = (kind: string, outcome: string) =>
  movements().add(1, { 'mintage.ledger.kind': kind, 'mintage.outcome': outcome })

interface Waiting {
  count: number
  oldestSeconds: number
}

/** Read from the database at export, so that all processes report the same shared queue. */
export function observeQueue(of: 'image' | 'mail', read: () => Promise<Waiting>): () => void {
  const length = meter().createObservableGauge(`mintage.${of}.queue.length`, {
    description: `What waits of this queue (${of}), of all processes.`,
    unit: `{${of}}`,
  })
  const oldest = meter().createObservableGauge(`mintage.${of}.queue.oldest`, {
    description: `How long it has waited what waits longest of this queue (${of}).`,
    unit: 's',
  })
  const observe: BatchObservableCallback = async (result) => {
    const waiting = await read().catch(() => null)
    // No value is reported while the database is unavailable.
    if (waiting === null) return
    result.observe(length, waiting.count)
    result.observe(oldest, waiting.oldestSeconds)
  }
  meter().addBatchObservableCallback(observe, [length, oldest])
  return () => meter().removeBatchObservableCallback(observe, [length, oldest])
}

export function observeStreams(count: () => number): () => void {
  const open = meter().createObservableUpDownCounter('mintage.event_streams', {
    description: 'Open streams of events, of this process.',
    unit: '{stream}',
  })
  const observe: ObservableCallback = (result) => result.observe(count())
  open.addCallback(observe)
  return () => open.removeCallback(observe)
}

interface Pool {
  totalCount: number
  idleCount: number
  waitingCount: number
}

export function observePool(pool: Pool): void {
  const name = { 'db.client.connection.pool.name': 'mintage' }
  meter()
    .createObservableUpDownCounter('db.client.connection.count', {
      description: 'Connections of the pool, by state.',
      unit: '{connection}',
    })
    .addCallback((result) => {
      result.observe(pool.idleCount, { ...name, 'db.client.connection.state': 'idle' })
      result.observe(pool.totalCount - pool.idleCount, { ...name, 'db.client.connection.state': 'used' })
    })
  meter()
    .createObservableUpDownCounter('db.client.connection.pending_requests', {
      description: 'Who waits for a connection.',
      unit: '{request}',
    })
    .addCallback((result) => result.observe(pool.waitingCount, name))
}
