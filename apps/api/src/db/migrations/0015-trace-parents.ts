/** With which trace the work on a request goes on. Null: telemetry was off. */
export const traceParents: readonly string[] = [`alter table image_requests add column trace_parent text`]
