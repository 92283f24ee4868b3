import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Config } from '../../src/platform/storage/s3-config.ts'

interface S3Call {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: Buffer
}

export type S3Reply = (response: ServerResponse, call: S3Call) => void

export interface FailingS3 {
  config: S3Config
  calls: S3Call[]
  /** Sets the next responses in order; the last one repeats. */
  reply(...replies: [S3Reply, ...S3Reply[]]): void
  close(): Promise<void>
}

const xml = (response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'application/xml', ...headers }).end(`<?xml version="1.0"?>${body}`)

/** An S3 error by its code, with the request details that AWS adds and that must not be logged. */
export const refusal =
  (status: number, code: string, headers: Record<string, string> = {}): S3Reply =>
  (response, { headers: sent }) =>
    xml(
      response,
      status,
      `<Error><Code>${code}</Code><Message>said by the storage</Message><StringToSign>${sent.authorization}</StringToSign></Error>`,
      headers,
    )

export const emptyList: S3Reply = (response) => xml(response, 200, '<ListBucketResult></ListBucketResult>')

export const list =
  (inner: string): S3Reply =>
  (response) =>
    xml(response, 200, `<ListBucketResult>${inner}</ListBucketResult>`)

export const written: S3Reply = (response) => response.writeHead(200, { etag: '"e"' }).end()

export const file =
  (data: string): S3Reply =>
  (response) =>
    response.writeHead(200, { 'content-length': Buffer.byteLength(data) }).end(data)

/** Announces more bytes than it sends, then closes the connection. */
export const cutFile: S3Reply = (response) => {
  response.writeHead(200, { 'content-length': 1000 }).write('half')
  setImmediate(() => response.destroy())
}

/** Begins a file and then sends nothing. */
export const stalledFile: S3Reply = (response) => {
  response.writeHead(200, { 'content-length': 1000 }).write('half')
}

export const cut: S3Reply = (response) => response.destroy()
export const silence: S3Reply = () => undefined

export const other =
  (status: number, body: string): S3Reply =>
  (response) =>
    response.writeHead(status, { 'content-type': 'text/html' }).end(body)

export async function startFailingS3(): Promise<FailingS3> {
  const calls: S3Call[] = []
  let replies: readonly S3Reply[] = []
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const { method = '', url = '', headers } = request
    const call = { method, url, headers, body: Buffer.concat(parts) }
    calls.push(call)
    const [reply = emptyList, ...rest] = replies
    if (rest.length > 0) replies = rest
    reply(response, call)
  }
  // A client may wait five seconds between two tries and reuse its connection, which Node would close by then.
  const server = createServer(
    { keepAliveTimeout: 120_000 },
    (request, response) => void receive(request, response).catch(() => response.destroy()),
  )
  // Not every server answers Expect: 100-continue.
  server.on('checkContinue', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    config: {
      endpoint: new URL(`http://127.0.0.1:${port}`),
      region: 'us-east-1',
      bucket: 'pictures',
      pathStyle: true,
      accessKeyId: 'the-key-id',
      secretAccessKey: 'the-secret-key',
      prefix: '',
    },
    calls,
    reply: (...next) => {
      replies = next
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
