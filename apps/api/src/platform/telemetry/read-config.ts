import { ConfigError, type Env, text, url } from '../support/env.ts'

/** The signals that OpenTelemetry exports. The SDK reads all other variables itself. */
export interface TelemetryConfig {
  /** Defaults without which the SDK would export more than configured. */
  defaults: Readonly<Record<string, string>>
  /** The proxy sets or removes the header `traceparent`, so that callers cannot choose it. */
  trustsTraceparent: boolean
}

const SIGNALS = ['TRACES', 'METRICS', 'LOGS'] as const

function choice(env: Env, name: string, known: readonly string[]): string | null {
  const given = text(env, name)
  if (given !== null && !known.includes(given)) throw new ConfigError(name, `must be one of ${known.join(', ')}`)
  return given
}

/** The endpoint of one signal, or the common one. */
function endpointOf(env: Env, signal = ''): URL | null {
  choice(env, `OTEL_EXPORTER_OTLP_${signal}PROTOCOL`, ['http/protobuf', 'http/json', 'grpc'])
  return url(env, `OTEL_EXPORTER_OTLP_${signal}ENDPOINT`, ['http:', 'https:'])
}

const samplers = ['always_on', 'always_off', 'traceidratio'] as const

/** The resource attributes may set the name too, and the SDK would let OTEL_SERVICE_NAME override them. */
const isNamed = (env: Env) => /(^|,)\s*service\.name\s*=/.test(text(env, 'OTEL_RESOURCE_ATTRIBUTES') ?? '')

/** Null if nothing is exported: without an exporter or endpoint, or if OTEL_SDK_DISABLED is true. */
export function readTelemetry(env: Env): TelemetryConfig | null {
  if (text(env, 'OTEL_SDK_DISABLED')?.toLowerCase() === 'true') return null
  const everywhere = endpointOf(env)
  const exporters = SIGNALS.map((signal) => {
    const named = choice(env, `OTEL_${signal}_EXPORTER`, ['otlp', 'console', 'none'])
    return named ?? ((everywhere ?? endpointOf(env, `${signal}_`)) ? 'otlp' : 'none')
  })
  if (exporters.every((exporter) => exporter === 'none')) return null
  choice(
    env,
    'OTEL_TRACES_SAMPLER',
    samplers.flatMap((sampler) => [sampler, `parentbased_${sampler}`]),
  )
  return {
    defaults: {
      ...Object.fromEntries(SIGNALS.map((signal, index) => [`OTEL_${signal}_EXPORTER`, exporters[index] ?? 'none'])),
      ...(text(env, 'OTEL_SERVICE_NAME') === null && !isNamed(env) ? { OTEL_SERVICE_NAME: 'mintage-api' } : {}),
      // Leaves out the process detector, which would export the owner and the arguments.
      OTEL_NODE_RESOURCE_DETECTORS: text(env, 'OTEL_NODE_RESOURCE_DETECTORS') ?? 'env,serviceinstance',
    },
    trustsTraceparent: choice(env, 'OTEL_PROPAGATORS', ['tracecontext', 'none']) === 'tracecontext',
  }
}
