import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

export interface RembgCall {
  method: string
  path: string
  headers: IncomingMessage['headers']
  form: FormData
}

export type RembgReply = (response: ServerResponse, call: RembgCall) => void | Promise<void>

export interface RembgServer {
  url: string
  calls: RembgCall[]
  /** Sets the next responses in order; the last one repeats. */
  reply(...replies: [RembgReply, ...RembgReply[]]): void
  nextCall(): Promise<RembgCall>
  close(): Promise<void>
}

/** Keeps bright areas, as a mask of the given size. */
export async function cutOut(image: Buffer, size?: { width: number; height: number }): Promise<Buffer> {
  const upright = sharp(await sharp(image).autoOrient().removeAlpha().png().toBuffer())
  const sized = size
    ? sharp(
        await upright
          .resize({ ...size, fit: 'fill' })
          .png()
          .toBuffer(),
      )
    : upright
  const mask = await sized.clone().greyscale().threshold(128).toColourspace('b-w').png().toBuffer()
  return sized.joinChannel(mask).png().toBuffer()
}

const fileOf = async ({ form }: RembgCall): Promise<Buffer> => {
  const file = form.get('file')
  return file instanceof Blob ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0)
}

export const png =
  (make: (image: Buffer) => Promise<Buffer>): RembgReply =>
  async (response, call) => {
    response.writeHead(200, { 'content-type': 'image/png' }).end(await make(await fileOf(call)))
  }

export async function startRembg(): Promise<RembgServer> {
  const calls: RembgCall[] = []
  const watchers: ((call: RembgCall) => void)[] = []
  let replies: readonly RembgReply[] = []

  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const body = new Uint8Array(Buffer.concat(parts))
    const type = request.headers['content-type'] ?? ''
    const form = type.startsWith('multipart/')
      ? await new Response(body, { headers: { 'content-type': type } }).formData()
      : new FormData()
    const call = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, form }
    calls.push(call)
    for (const watch of watchers.splice(0)) watch(call)
    const [reply = png((image) => cutOut(image)), ...rest] = replies
    if (rest.length > 0) replies = rest
    await reply(response, call)
  }
  // Some tests hang up during a call.
  const server = createServer((request, response) => void receive(request, response).catch(() => response.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
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
