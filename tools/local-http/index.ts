import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answered with its status and its message, as JSON. */
export class HttpError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export const messageOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason))

export function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

export const sendJson = (response: ServerResponse, status: number, body: unknown): void =>
  send(response, status, 'application/json', JSON.stringify(body))

/** Answers with what went wrong. */
export function sendFault(request: IncomingMessage, response: ServerResponse, reason: unknown): void {
  // What is left of a body that nobody reads would hold the connection.
  request.resume()
  sendJson(response, reason instanceof HttpError ? reason.status : 500, { message: messageOf(reason) })
}

/**
 * Reads a body that is JSON and says so, of at most so many bytes.
 *
 * @param tooLong what is said of a longer one
 */
export async function readJsonBody(request: IncomingMessage, limit: number, tooLong: string): Promise<string> {
  if (!request.headers['content-type']?.startsWith('application/json')) {
    throw new HttpError(415, 'The body has to be application/json.')
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > limit) throw new HttpError(413, tooLong)
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}
