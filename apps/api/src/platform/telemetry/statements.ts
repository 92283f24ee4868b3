import { SpanKind, trace } from '@opentelemetry/api'
import type { LogEvent } from 'kysely'
import { statementEnded } from './metrics.ts'
import { errorType, markFailed, tracer } from './spans.ts'

/** The verb and the first table. Both are matched against known names, so no value can leak. */
function summarise(sql: string): { operation: string; table: string | null } {
  const operation = /^\s*([a-z]{2,20})\b/i.exec(sql)?.[1]?.toLowerCase() ?? 'other'
  const table = /\b(?:from|into|update)\s+"?([a-z_]{1,63})\b/i.exec(sql)?.[1] ?? null
  return { operation, table }
}

/** Called by Kysely after each statement: records a span if traced, and always a metric. */
export function noteStatement(event: LogEvent): void {
  const { operation, table } = summarise(event.query.sql)
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    ...(table === null ? {} : { 'db.collection.name': table }),
  }
  const failed = event.level === 'error'
  const type = failed ? { 'error.type': errorType(event.error) } : {}
  statementEnded(event.queryDurationMillis / 1000, { ...attributes, ...type })
  if (!trace.getActiveSpan()?.isRecording()) return
  const now = performance.timeOrigin + performance.now()
  const span = tracer.startSpan(table === null ? operation : `${operation} ${table}`, {
    kind: SpanKind.CLIENT,
    attributes,
    startTime: now - event.queryDurationMillis,
  })
  if (failed) markFailed(span, event.error)
  span.end(now)
}
