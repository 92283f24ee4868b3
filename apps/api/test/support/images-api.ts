import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import type { ImagesApiConfig } from '../../src/engines/images-api/config.ts'

export interface ReceivedCall {
  path: string
  headers: IncomingMessage['headers']
  /** The fields of JSON or of a form; form fields are texts, without files. */
  body: Record<string, unknown>
  image: { type: string; data: Buffer } | null
}

type Reply = (response: ServerResponse, call: ReceivedCall) => void | Promise<void>

export interface ImagesApiServer {
  url: string
  host: string
  calls: ReceivedCall[]
  /** Sets the next responses in order; the last one repeats. */
  reply(...replies: [Reply, ...Reply[]]): void
  nextCall(): Promise<ReceivedCall>
  close(): Promise<void>
}

export const plainImage = (width: number, height: number, format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#2f66b0' } })
    .toFormat(format)
    .toBuffer()

/** Parses the fields of both body types. */
async function read({ headers }: IncomingMessage, sent: Buffer): Promise<Pick<ReceivedCall, 'body' | 'image'>> {
  if (sent.length === 0) return { body: {}, image: null }
  const type = headers['content-type'] ?? ''
  if (!type.startsWith('multipart/')) return { body: JSON.parse(sent.toString()), image: null }
  const form = await new Response(new Uint8Array(sent), { headers: { 'content-type': type } }).formData()
  const file = form.get('image')
  const texts = [...form].filter(([, value]) => typeof value === 'string')
  return {
    body: Object.fromEntries(texts),
    image: file instanceof File ? { type: file.type, data: Buffer.from(await file.arrayBuffer()) } : null,
  }
}

const sizeOf = ({ body }: ReceivedCall): [number, number] => {
  const [width = 64, height = 64] = String(body.size).split('x').map(Number)
  return [width, height]
}

export const json =
  (status: number, value: unknown, headers: Record<string, string> = {}): Reply =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value))
  }

/** A successful response: an image of the requested size. */
export const imageResponse: Reply = async (response, call) => {
  const b64_json = (await plainImage(...sizeOf(call))).toString('base64')
  await json(200, { created: 1, data: [{ b64_json }] })(response, call)
}

export const data = (...items: readonly object[]): Reply => json(200, { created: 1, data: items })

export const bytes =
  (contentType: string, content: Buffer | string): Reply =>
  (response) => {
    response.writeHead(200, { 'content-type': contentType }).end(content)
  }

export const event = (value: { type: string }): string => `event: ${value.type}\ndata: ${JSON.stringify(value)}\n\n`

export async function startImagesApi(): Promise<ImagesApiServer> {
  const calls: ReceivedCall[] = []
  const watchers: ((call: ReceivedCall) => void)[] = []
  let replies: readonly Reply[] = [imageResponse]

  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', async () => {
      const call: ReceivedCall = {
        path: request.url ?? '',
        headers: request.headers,
        ...(await read(request, Buffer.concat(parts))),
      }
      calls.push(call)
      for (const watch of watchers.splice(0)) watch(call)
      const [reply = imageResponse, ...rest] = replies
      if (rest.length > 0) replies = rest
      void reply(response, call)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    host: `127.0.0.1:${port}`,
    calls,
    reply: (...next) => {
      replies = next
    },
    nextCall: () => new Promise((resolve) => watchers.push(resolve)),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Settings for the server of `startImagesApi`. */
export const configOf = (url: string, changes: Partial<ImagesApiConfig> = {}): ImagesApiConfig => ({
  baseUrl: new URL(url),
  key: 'sk-secret',
  model: 'flux',
  sizes: null,
  fields: [],
  edits: false,
  parameters: {},
  previews: null,
  fileHosts: [],
  concurrency: 4,
  timeoutSeconds: 20,
  ...changes,
})
