import { type Attributes, logs, SeverityNumber } from '@opentelemetry/api'
import type { LogStream } from '../support/log.ts'

/** Pino's level numbers. */
const severities: Readonly<Record<number, [SeverityNumber, string]>> = {
  10: [SeverityNumber.TRACE, 'TRACE'],
  20: [SeverityNumber.DEBUG, 'DEBUG'],
  30: [SeverityNumber.INFO, 'INFO'],
  40: [SeverityNumber.WARN, 'WARN'],
  50: [SeverityNumber.ERROR, 'ERROR'],
  60: [SeverityNumber.FATAL, 'FATAL'],
}

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** Members that the log record or the resource has as own fields. */
const ownFields = new Set(['level', 'time', 'msg', 'err', 'pid', 'hostname', 'trace_id', 'span_id'])

function attributesOf(line: object): Attributes {
  const attributes: Attributes = {}
  for (const [name, value] of Object.entries(line)) {
    if (ownFields.has(name) || value === null) continue
    attributes[name] =
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? value
        : JSON.stringify(value)
  }
  const err: unknown = Reflect.get(line, 'err')
  if (err !== undefined) {
    attributes['exception.type'] = String(member(err, 'type'))
    attributes['exception.stacktrace'] = String(member(err, 'stack'))
    if (member(err, 'message')) attributes['exception.message'] = String(member(err, 'message'))
    if (member(err, 'code') !== undefined) attributes['error.code'] = String(member(err, 'code'))
  }
  return attributes
}

/**
 * Writes each line to its usual target and exports it. It runs after the redaction, so no more is exported than
 * written. The record has the active span, because lines are written while it runs.
 */
export function exportLines(stream: LogStream): LogStream {
  const logger = logs.getLogger('mintage')
  return {
    write(text) {
      stream.write(text)
      const line: unknown = JSON.parse(text)
      if (typeof line !== 'object' || line === null) return
      const [severityNumber, severityText] = severities[Number(member(line, 'level'))] ?? [
        SeverityNumber.UNSPECIFIED,
        '',
      ]
      logger.emit({
        body: String(member(line, 'msg') ?? ''),
        timestamp: Number(member(line, 'time')),
        attributes: attributesOf(line),
        severityNumber,
        severityText,
      })
    },
  }
}
