import {
  type Attributes,
  type Context,
  context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { codeOf } from '../support/error-code.ts'

/** Does nothing until an SDK is started. */
export const tracer = trace.getTracer('mintage')

/** What kind of failure it was: messages quote values. */
export function errorType(error: unknown): string {
  const code = codeOf(error)
  if (typeof code === 'string' && /^\w{1,40}$/.test(code)) return code
  return error instanceof Error ? error.name : typeof error
}

export function markFailed(span: Span, error: unknown): void {
  span.setAttribute('error.type', errorType(error))
  span.setStatus({ code: SpanStatusCode.ERROR })
}

interface Work {
  attributes?: Attributes
  kind?: SpanKind
}

/** A span around work that begins a trace, or goes on with the one of `parent`. */
export function inOwnSpan<T>(
  name: string,
  { attributes = {}, kind = SpanKind.INTERNAL, parent = context.active() }: Work & { parent?: Context },
  work: (span: Span) => Promise<T>,
): Promise<T> {
  return tracer.startActiveSpan(name, { attributes, kind }, parent, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      markFailed(span, error)
      throw error
    } finally {
      span.end()
    }
  })
}

const untraced = trace.wrapSpanContext({ traceId: '', spanId: '', traceFlags: 0 })

/** A span around a step of what is traced; scheduled work, which asks the database every second, has none. */
export function inSpan<T>(name: string, attributes: Attributes, work: (span: Span) => Promise<T>): Promise<T> {
  return trace.getActiveSpan()?.isRecording() ? inOwnSpan(name, { attributes }, work) : work(untraced)
}

/** A span of a call to something else, such as a gateway. */
export function inCallSpan<T>(name: string, attributes: Attributes, work: (span: Span) => Promise<T>): Promise<T> {
  if (!trace.getActiveSpan()?.isRecording()) return work(untraced)
  return inOwnSpan(name, { attributes, kind: SpanKind.CLIENT }, work)
}

/** Work that goes on after whatever set it off, and is no part of that. */
export const detached = <T>(work: () => T): T => context.with(ROOT_CONTEXT, work)

/** Names the running span as in the W3C header `traceparent`, to be stored with work that is done later. */
export function currentTraceparent(): string | null {
  const running = trace.getActiveSpan()?.spanContext()
  if (!running || !isSpanContextValid(running)) return null
  return `00-${running.traceId}-${running.spanId}-${running.traceFlags.toString(16).padStart(2, '0')}`
}

const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

/** The context in which a span goes on with the trace that a `traceparent` names; of anything else, a new one begins. */
export function contextOf(traceparent: string | null): Context {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(traceparent ?? '') ?? []
  const named = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return isSpanContextValid(named) ? trace.setSpanContext(ROOT_CONTEXT, named) : ROOT_CONTEXT
}

/** For a line of the log. */
export function currentIds(): { trace_id?: string; span_id?: string } {
  const running = trace.getActiveSpan()?.spanContext()
  return running && isSpanContextValid(running) ? { trace_id: running.traceId, span_id: running.spanId } : {}
}
