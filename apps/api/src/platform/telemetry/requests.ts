import { type Context, context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requestEnded } from './metrics.ts'
import { contextOf, tracer } from './spans.ts'

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])

/** The runtime probes these every few seconds. */
const untraced: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz'])

interface Observed {
  /** Null without a route: files of the site and unknown addresses. */
  span: Span | null
  running: Context
  from: number
}

/** Leaves out URL and headers, which can hold e-mail addresses, tokens and pasted text. */
const describe = (request: FastifyRequest, route: string | undefined) => ({
  'http.request.method': methods.has(request.method) ? request.method : '_OTHER',
  'url.scheme': request.protocol === 'https' ? 'https' : 'http',
  ...(route === undefined ? {} : { 'http.route': route }),
})

/** Records a span and a duration per request. The operation runs in the span, so its steps are child spans. */
export function observeRequests(app: FastifyInstance, { trustsTraceparent }: { trustsTraceparent: boolean }): void {
  const observed = new WeakMap<FastifyRequest, Observed>()
  const routeOf = (request: FastifyRequest) => (request.is404 ? undefined : request.routeOptions.url)

  app.addHook('onRequest', (request, _reply, done) => {
    const route = routeOf(request)
    const { traceparent } = request.headers
    const parent = trustsTraceparent && typeof traceparent === 'string' ? contextOf(traceparent) : ROOT_CONTEXT
    const name = request.routeOptions.config.operationId ?? `${request.method} ${route}`
    const span =
      route === undefined || untraced.has(route)
        ? null
        : tracer.startSpan(name, { kind: SpanKind.SERVER, attributes: describe(request, route) }, parent)
    const running = span ? trace.setSpan(parent, span) : ROOT_CONTEXT
    observed.set(request, { span, running, from: performance.now() })
    context.with(running, done)
  })

  // Reading a body ends in a connection event without the request's context, so the context is set again.
  app.addHook('preValidation', (request, _reply, done) => {
    context.with(observed.get(request)?.running ?? ROOT_CONTEXT, done)
  })

  function end(request: FastifyRequest, reply: FastifyReply): void {
    const begun = observed.get(request)
    if (begun) {
      observed.delete(request)
      const { statusCode } = reply
      const failed = statusCode >= 500 ? { 'error.type': String(statusCode) } : {}
      const ended = { 'http.response.status_code': statusCode, ...failed }
      requestEnded((performance.now() - begun.from) / 1000, { ...describe(request, routeOf(request)), ...ended })
      const userId = request.session?.member.id
      begun.span?.setAttributes({ ...ended, ...(userId === undefined ? {} : { 'user.id': userId }) })
      if (statusCode >= 500) begun.span?.setStatus({ code: SpanStatusCode.ERROR })
      begun.span?.end()
    }
  }

  // A stream's duration depends on its listener, so only the time to its start is recorded.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.routeOptions.config.isEndless) end(request, reply)
    done(null, payload)
  })

  app.addHook('onResponse', (request, reply, done) => {
    end(request, reply)
    done()
  })
}
