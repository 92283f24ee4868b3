import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bodyOf } from './error-handler.ts'
import { type ApiError, malformed, tooSlow, unavailable } from './errors.ts'

type Headers = Readonly<Record<string, string>>

/** 400 for headers without end too: every call has that answer, and none a 431. */
function refusalOf({ code }: NodeJS.ErrnoException): ApiError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return tooSlow()
  return code === 'HPE_HEADER_OVERFLOW' ? malformed('The headers are larger than they may be.') : malformed()
}

/** Of each connection, the answers that have not ended. */
const openAnswers = new WeakMap<Socket, Set<ServerResponse>>()

/** For the refusals of `clientErrorHandler`, which Node hands a connection without saying what is being sent over it. */
export function followAnswers({ server }: FastifyInstance): void {
  server.on('request', ({ socket }, answer) => {
    const answers = openAnswers.get(socket) ?? new Set()
    openAnswers.set(socket, answers.add(answer))
    answer.once('close', () => answers.delete(answer))
  })
}

/** Anything else written there would be read as a part of it. */
const isAnswering = (socket: Socket) => [...(openAnswers.get(socket) ?? [])].some(({ headersSent }) => headersSent)

/**
 * What is refused before any route is found, and so before any hook has run: the same envelope and headers as all other
 * answers. Neither the address nor the request's text is repeated or logged; both can hold whatever a person pasted.
 */
export function refuseUnrouted(headers: Headers) {
  return {
    /** Addresses that the router cannot decode, or with a longer part than it takes. */
    frameworkErrors(_error: unknown, _request: FastifyRequest, reply: FastifyReply): void {
      const refusal = malformed()
      reply
        .headers({ ...headers })
        .code(refusal.status)
        .send(bodyOf(refusal))
    },

    /** Requests that are no HTTP, and those that do not end. An answer that has begun is cut off. */
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

/** HTTP/1.1 asks for it (RFC 9112, 3.2). */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw, headers }, _reply, done) => {
    done(headers.host === undefined && raw.httpVersion === '1.1' ? malformed() : undefined)
  })
}

/** What still arrives while the server stops, over a connection that was open before. */
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
