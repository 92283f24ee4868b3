import { setTimeout as wait } from 'node:timers/promises'
import { DiagLogLevel, diag } from '@opentelemetry/api'
import { NodeSDK } from '@opentelemetry/sdk-node'
import { MINUTE } from '../support/clock.ts'
import type { Log, LogStream } from '../support/log.ts'
import { exportLines } from './logs.ts'
import { observeProcess } from './process-metrics.ts'
import type { TelemetryConfig } from './read-config.ts'

export interface Telemetry {
  logStream: LogStream
  /** Logs failed exports at most once a minute and without the reason, because a response may quote exported data. */
  reportTo(log: Log): void
  /** Exports the rest within the given time. */
  stop(milliseconds: number): Promise<void>
}

/** The only file that loads the SDK. Call it before any instrument is used. */
export function startTelemetry({ defaults }: TelemetryConfig): Telemetry {
  // The SDK reads these variables itself, so they are set in the environment.
  Object.assign(process.env, defaults)
  const sdk = new NodeSDK({ textMapPropagator: null })
  sdk.start()
  observeProcess()
  return {
    logStream: exportLines(process.stdout),

    reportTo(log) {
      let silentUntil = 0
      const report = () => {
        if (Date.now() < silentUntil) return
        silentUntil = Date.now() + MINUTE
        log.warn({}, 'telemetry could not be exported')
      }
      const ignore = () => undefined
      diag.setLogger(
        { error: report, warn: ignore, info: ignore, debug: ignore, verbose: ignore },
        { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
      )
    },

    async stop(milliseconds) {
      const shutdown = sdk.shutdown().catch(() => undefined)
      await Promise.race([shutdown, wait(Math.max(0, milliseconds))])
    },
  }
}
