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

/** The error's code or class; messages can quote values. */
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

/** A span around work that begins a trace or continues the trace of `parent`. */
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

/** A span around a step of a traced operation; scheduled work, which polls every second, has none. */
export function inSpan<T>(name: string, attributes: Attributes, work: (span: Span) => Promise<T>): Promise<T> {
  return trace.getActiveSpan()?.isRecording() ? inOwnSpan(name, { attributes }, work) : work(untraced)
}

/** A client span of a call to another service, such as a gateway. */
export function inCallSpan<T>(name: string, attributes: Attributes, work: (span: Span) => Promise<T>): Promise<T> {
  if (!trace.getActiveSpan()?.isRecording()) return work(untraced)
  return inOwnSpan(name, { attributes, kind: SpanKind.CLIENT }, work)
}

/** Runs work outside the current trace. */
export const detached = <T>(work: () => T): T => context.with(ROOT_CONTEXT, work)

/** The active span in the format of the W3C header `traceparent`, stored with deferred work. */
export function currentTraceparent(): string | null {
  const running = trace.getActiveSpan()?.spanContext()
  if (!running || !isSpanContextValid(running)) return null
  return `00-${running.traceId}-${running.spanId}-${running.traceFlags.toString(16).padStart(2, '0')}`
}

const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

/** The context that continues the trace of a `traceparent`; an invalid one begins a new trace. */
export function contextOf(traceparent: string | null): Context {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(traceparent ?? '') ?? []
  const named = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return isSpanContextValid(named) ? trace.setSpanContext(ROOT_CONTEXT, named) : ROOT_CONTEXT
}

export function currentIds(): { trace_id?: string; span_id?: string } {
  const running = trace.getActiveSpan()?.spanContext()
  return running && isSpanContextValid(running) ? { trace_id: running.traceId, span_id: running.spanId } : {}
}
