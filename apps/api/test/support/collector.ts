import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface CollectedSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  /** OTLP span kinds: 2 server, 3 client, 5 consumer. */
  kind: number
  attributes: Record<string, unknown>
  status: { code?: number }
}

interface CollectedLog {
  body: string
  severityText: string
  traceId: string
  spanId: string
}

interface Collector {
  url: string
  /** All received bodies, unchanged. */
  received: string[]
  spans(): CollectedSpan[]
  logs(): CollectedLog[]
  /** Metric names with the attributes of their points. */
  metrics(): Map<string, Record<string, unknown>[]>
  close(): void
}

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
const list = (value: unknown, name: string): unknown[] => {
  const found = member(value, name)
  return Array.isArray(found) ? found : []
}
const word = (value: unknown, name: string): string => String(member(value, name) ?? '')

const attributesOf = (value: unknown): Record<string, unknown> =>
  Object.fromEntries(
    list(value, 'attributes').map((pair) => [word(pair, 'key'), Object.values(Object(member(pair, 'value'))).at(0)]),
  )

/** Receives OTLP as JSON. With `answers` false it accepts data and never responds. */
export async function startCollector({ answers }: { answers: boolean }): Promise<Collector> {
  const received: string[] = []
  const server = createServer(async (request, response) => {
    // A process that ends during an export sends incomplete JSON.
    const body = await text(request).catch(() => null)
    if (body === null) return
    received.push(body)
    if (answers) response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const items = (resources: string, scopes: string, name: string) =>
    received
      .flatMap((body) => list(JSON.parse(body), resources))
      .flatMap((resource) => list(resource, scopes))
      .flatMap((scope) => list(scope, name))
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    spans: () =>
      items('resourceSpans', 'scopeSpans', 'spans').map((span) => ({
        name: word(span, 'name'),
        traceId: word(span, 'traceId'),
        spanId: word(span, 'spanId'),
        ...(word(span, 'parentSpanId') === '' ? {} : { parentSpanId: word(span, 'parentSpanId') }),
        kind: Number(member(span, 'kind')),
        attributes: attributesOf(span),
        status: Object(member(span, 'status')),
      })),
    logs: () =>
      items('resourceLogs', 'scopeLogs', 'logRecords').map((record) => ({
        body: word(member(record, 'body'), 'stringValue'),
        severityText: word(record, 'severityText'),
        traceId: word(record, 'traceId'),
        spanId: word(record, 'spanId'),
      })),
    metrics() {
      const found = new Map<string, Record<string, unknown>[]>()
      for (const metric of items('resourceMetrics', 'scopeMetrics', 'metrics')) {
        const points = ['gauge', 'sum', 'histogram'].flatMap((kind) => list(member(metric, kind), 'dataPoints'))
        const name = word(metric, 'name')
        found.set(name, [...(found.get(name) ?? []), ...points.map(attributesOf)])
      }
      return found
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
