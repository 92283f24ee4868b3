import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bodyOf } from './error-handler.ts'
import { type ApiError, malformed, tooSlow, unavailable } from './errors.ts'

/** An import would also load the WebSocket of `node:http`, which takes 13 MB. */
const { STATUS_CODES } = process.getBuiltinModule('node:http')

type Headers = Readonly<Record<string, string>>

/** Too large headers get 400 too: every operation documents 400, and none documents 431. */
function refusalOf({ code }: NodeJS.ErrnoException): ApiError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return tooSlow()
  return code === 'HPE_HEADER_OVERFLOW' ? malformed('The headers are larger than they may be.') : malformed()
}

const openAnswers = new WeakMap<Socket, Set<ServerResponse>>()

/** Node calls `clientErrorHandler` without the connection's current response, so the responses are tracked here. */
export function followAnswers({ server }: FastifyInstance): void {
  server.on('request', ({ socket }, answer) => {
    const answers = openAnswers.get(socket) ?? new Set()
    openAnswers.set(socket, answers.add(answer))
    answer.once('close', () => answers.delete(answer))
  })
}

/** Anything else written to the socket would become part of this response. */
const isAnswering = (socket: Socket) => [...(openAnswers.get(socket) ?? [])].some(({ headersSent }) => headersSent)

/**
 * Refusals before routing, where no hook has run, with the same body and headers as all other responses. URL and
 * request text are neither repeated nor logged, because both can hold pasted text.
 */
export function refuseUnrouted(headers: Headers) {
  return {
    /** For URLs that the router cannot decode, or with a too long parameter. */
    frameworkErrors(_error: unknown, _request: FastifyRequest, reply: FastifyReply): void {
      const refusal = malformed()
      reply
        .headers({ ...headers })
        .code(refusal.status)
        .send(bodyOf(refusal))
    },

    /** For requests that are not HTTP or never end. A response that has begun is cut off. */
    clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket): void {
      if (error.code === 'ECONNRESET' || socket.destroyed) return
      if (socket.writable && !isAnswering(socket)) {
        const refusal = refusalOf(error)
        const body = JSON.stringify(bodyOf(refusal))
        const lines = Object.entries({
          ...headers,
          'content-type': 'application/json; charset=utf-8',
          'content-length': String(Buffer.byteLength(body)),
          connection: 'close',
        }).map(([name, value]) => `${name}: ${value}\r\n`)
        socket.write(`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join('')}\r\n${body}`)
      }
      socket.destroy(error)
    },
  }
}

/** HTTP/1.1 requires a Host header (RFC 9112, 3.2). */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw, headers }, _reply, done) => {
    done(headers.host === undefined && raw.httpVersion === '1.1' ? malformed() : undefined)
  })
}

/** Refuses requests that arrive on open connections while the server stops. */
export function refuseWhileStopping(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', (done) => {
    isStopping = true
    done()
  })
  app.addHook('onRequest', (_request, reply, done) => {
    if (!isStopping) return done()
    reply.header('connection', 'close')
    done(unavailable('The server is being restarted. Please try again in a moment.', 1))
  })
}
