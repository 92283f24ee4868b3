import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Books, createBooks, StripeFault } from './stripe-books.ts'

/** How a call goes wrong: an HTTP status, or the work is done and the connection breaks before the answer. */
export type Misbehaviour = 409 | 429 | 500 | 'lost answer'

interface Call {
  method: string
  path: string
  /** Flat names, such as `metadata[attempt_id]`. */
  form: URLSearchParams
  idempotencyKey: string | null
  version: string | null
}

interface Answer {
  status: number
  body: unknown
}

const errorTypes: Readonly<Record<number, string>> = { 409: 'idempotency_error', 429: 'rate_limit_error' }

function membersOf(form: URLSearchParams, name: string): Record<string, string> {
  const members = [...form].flatMap(([key, value]) => {
    const member = key.startsWith(`${name}[`) ? key.slice(name.length + 1, -1) : null
    return member === null ? [] : [[member, value] as const]
  })
  return Object.fromEntries(members)
}

function answerOf(books: Books, { method, path, form }: Call): unknown {
  const [kind = '', id = '', act] = path.replace('/v1/', '').replace('checkout/', '').split('/')
  const list = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: path })
  switch (`${method} ${kind}${act ? ` ${act}` : ''}`) {
    case 'POST sessions':
      return books.open(
        {
          amount: Number(form.get('line_items[0][price_data][unit_amount]')),
          currency: form.get('line_items[0][price_data][currency]') ?? '',
          expiresAt: Number(form.get('expires_at')),
          metadata: membersOf(form, 'metadata'),
          orderId: form.get('client_reference_id') ?? '',
          email: form.get('customer_email') ?? '',
          successUrl: form.get('success_url') ?? '',
          cancelUrl: form.get('cancel_url') ?? '',
        },
        membersOf(form, 'payment_intent_data[metadata]'),
      )
    case 'GET sessions':
      return books.findSession(id)
    case 'POST sessions expire':
      return books.expire(id)
    case 'GET payment_intents':
      return books.findPayment(id)
    case 'GET refunds': {
      const of = form.get('payment_intent') ?? form.get('charge')
      return list(
        [...books.refunds.values()].filter(({ payment_intent, charge }) => [payment_intent, charge].includes(of ?? '')),
      )
    }
    case 'POST refunds':
      return books.refund(form.get('payment_intent') ?? '', Number(form.get('amount')), membersOf(form, 'metadata'))
    default:
      throw new StripeFault(404, undefined, `Unrecognized request URL (${method}: ${path})`)
  }
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe')
  const header = (name: string) => request.headers[name]?.toString() ?? null
  return {
    method: request.method ?? '',
    path: pathname,
    form: request.method === 'POST' ? new URLSearchParams(await text(request)) : searchParams,
    idempotencyKey: header('idempotency-key'),
    version: header('stripe-version'),
  }
}

export interface StripeServer extends Books {
  url: string
  /** Every call so far, also those that went wrong. */
  calls: Call[]
  /** The next calls of a path go wrong like this, until the returned function is called. */
  misbehave(path: RegExp, ...faults: Misbehaviour[]): () => void
  /** As Stripe does after a day. */
  forgetKeys(): void
  close(): Promise<void>
}

interface Options {
  now?: () => Date
  secretKey?: string
  currencies?: readonly string[]
  port?: number
  /** Answers what is not the API, such as the payment page. */
  otherwise?: (request: IncomingMessage, response: ServerResponse, books: Books) => Promise<void>
}

/**
 * A server that speaks the part of Stripe's API that the shop uses, and goes wrong on request: answers are lost, an
 * object is locked, there are too many requests, the server fails.
 */
export async function startStripe({
  now = () => new Date(),
  secretKey = 'sk_test_shop',
  currencies = ['eur', 'usd', 'gbp', 'jpy', 'kwd', 'isk'],
  port = 0,
  otherwise,
}: Options = {}): Promise<StripeServer> {
  let url = ''
  const books = createBooks(now, { url: () => url, currencies })
  const calls: Call[] = []
  const faults: { path: RegExp; fault: Misbehaviour }[] = []
  const remembered = new Map<string, { sent: string; answer: Answer }>()

  function carryOut(call: Call): Answer {
    try {
      return { status: 200, body: answerOf(books, call) }
    } catch (error) {
      if (!(error instanceof StripeFault)) throw error
      const { status, code, message, type } = error
      return { status, body: { error: { type, message, ...(code && { code }) } } }
    }
  }

  /** A key gives the first answer again, and belongs to one body. */
  function carryOutOnce(call: Call): Answer {
    if (call.method !== 'POST' || call.idempotencyKey === null) return carryOut(call)
    const sent = `${call.path}?${call.form}`
    const known = remembered.get(call.idempotencyKey)
    if (known && known.sent !== sent) {
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with.'
      return { status: 400, body: { error: { type: 'idempotency_error', message } } }
    }
    const answer = known?.answer ?? carryOut(call)
    remembered.set(call.idempotencyKey, { sent, answer: structuredClone(answer) })
    return answer
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!request.url?.startsWith('/v1/')) {
      if (otherwise) return otherwise(request, response, books)
      response.writeHead(404).end()
      return
    }
    const call = await readCall(request)
    calls.push(call)
    const respond = ({ status, body }: Answer) => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${calls.length}` })
      response.end(JSON.stringify(body))
    }
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return respond({ status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key' } } })
    const place = faults.findIndex(({ path }) => path.test(`${call.method} ${call.path}`))
    const fault = place === -1 ? null : faults.splice(place, 1)[0]?.fault
    if (fault === 'lost answer') {
      carryOutOnce(call)
      request.socket.destroy()
      return
    }
    if (fault) {
      const code = fault === 409 ? 'lock_timeout' : fault === 429 ? 'rate_limit' : undefined
      return respond({
        status: fault,
        body: { error: { type: errorTypes[fault] ?? 'api_error', code, message: 'no' } },
      })
    }
    respond(carryOutOnce(call))
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`
  return {
    ...books,
    url,
    calls,
    misbehave(path, ...kinds) {
      faults.push(...kinds.map((fault) => ({ path, fault })))
      return () => void faults.splice(0)
    },
    forgetKeys: () => remembered.clear(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
