import { expect, test } from 'vitest'
import { readTelemetry } from './read-config.ts'

const exporters = (env: Record<string, string>) => {
  const defaults = readTelemetry(env)?.defaults
  return (
    defaults && [defaults.OTEL_TRACES_EXPORTER, defaults.OTEL_METRICS_EXPORTER, defaults.OTEL_LOGS_EXPORTER].join(' ')
  )
}

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318' }

test.each([
  [{}, undefined],
  [{ OTEL_SERVICE_NAME: 'shop', OTEL_TRACES_SAMPLER: 'always_on' }, undefined],
  [endpoint, 'otlp otlp otlp'],
  [{ ...endpoint, OTEL_LOGS_EXPORTER: 'none' }, 'otlp otlp none'],
  [{ ...endpoint, OTEL_SDK_DISABLED: 'TRUE' }, undefined],
  [{ ...endpoint, OTEL_SDK_DISABLED: '1' }, 'otlp otlp otlp'],
  [{ OTEL_TRACES_EXPORTER: 'console' }, 'console none none'],
  [{ OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: 'http://collector.example:4318/v1/metrics' }, 'none otlp none'],
  [{ ...endpoint, OTEL_TRACES_EXPORTER: 'none', OTEL_METRICS_EXPORTER: 'none', OTEL_LOGS_EXPORTER: 'none' }, undefined],
])('%j exports %s', (env, exported) => {
  expect(exporters(env)).toBe(exported)
})

test.each([
  [{ OTEL_TRACES_EXPORTER: 'zipkin' }, 'OTEL_TRACES_EXPORTER must be one of otlp, console, none'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be a URL'],
  [
    { ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'http' },
    'OTEL_EXPORTER_OTLP_PROTOCOL must be one of http/protobuf, http/json, grpc',
  ],
  [{ ...endpoint, OTEL_PROPAGATORS: 'b3' }, 'OTEL_PROPAGATORS must be one of tracecontext, none'],
])('refuses %j', (env, message) => {
  expect(() => readTelemetry(env)).toThrow(message)
})

test('has a default service name unless either variable sets one', () => {
  const nameOf = (env: Record<string, string>) => readTelemetry({ ...endpoint, ...env })?.defaults.OTEL_SERVICE_NAME
  expect(nameOf({})).toBe('mintage-api')
  expect(nameOf({ OTEL_SERVICE_NAME: 'shop' })).toBeUndefined()
  expect(nameOf({ OTEL_RESOURCE_ATTRIBUTES: 'a=b,service.name=shop' })).toBeUndefined()
})

test('trusts a traceparent only if the operator configures it', () => {
  expect(readTelemetry(endpoint)?.trustsTraceparent).toBe(false)
  expect(readTelemetry({ ...endpoint, OTEL_PROPAGATORS: 'tracecontext' })?.trustsTraceparent).toBe(true)
})
