/** The trace that the work on a request continues. Null: telemetry was off. */
export const traceParents: readonly string[] = [`alter table image_requests add column trace_parent text`]
