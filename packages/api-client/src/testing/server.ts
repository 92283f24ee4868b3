import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'

export interface Received {
  method: string
  /** Path and query. */
  url: string
  headers: IncomingHttpHeaders
  body: Buffer
}

type Handler = (request: Received, response: ServerResponse) => void

const readBody = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

export const sendJson = (response: ServerResponse, status: number, body: unknown, headers = {}) => {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
}

/** A real HTTP server for the length of one test, and what it received. */
export const startServer = async (handler: Handler = (_, response) => sendJson(response, 200, { status: 'OK' })) => {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const whole = { method, url, headers, body: await readBody(request) }
    received.push(whole)
    handler(whole, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  )
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return { baseUrl: `http://127.0.0.1:${address.port}/api`, received }
}
