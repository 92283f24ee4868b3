import { type App, createApp } from './app.ts'
import { type Config, readConfig } from './platform/config/config.ts'
import { prepareDatabase } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open.ts'
import { SECOND } from './platform/support/clock.ts'
import type { Telemetry } from './platform/telemetry/start.ts'
import { startMessage } from './start-errors.ts'

/** Loaded only when configured: the SDK costs time and memory. */
async function openTelemetry({ telemetry }: Config): Promise<Telemetry | null> {
  return telemetry && (await import('./platform/telemetry/start.ts')).startTelemetry(telemetry)
}

async function serve(app: App, config: Config, telemetry: Telemetry | null): Promise<void> {
  const close = async () => {
    const until = performance.now() + config.stopSeconds * SECOND
    await app.close()
    await telemetry?.stop(until - performance.now())
  }
  let stopping = false
  const stop = (signal: NodeJS.Signals | 'disconnect') => {
    if (stopping) return
    stopping = true
    app.dependencies.log.info({ signal }, 'stopping')
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        app.dependencies.log.error({ err: error }, 'could not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('SIGHUP', stop)
  // If this process has a parent with a channel, it must not survive the parent's crash.
  process.on('disconnect', () => stop('disconnect'))
  const leftAlone = process.send !== undefined && !process.connected
  if (leftAlone) return stop('disconnect')
  try {
    await app.http.listen({ port: config.port, host: config.host })
  } catch (error) {
    await app.close()
    throw error
  }
  // The only line for people; the rest is in the log.
  console.log(`Mintage is ready: ${config.publicUrl.origin}`)
}

async function migrate(config: Config): Promise<void> {
  const database = await openDatabase(config)
  try {
    await prepareDatabase(database.db)
  } finally {
    await database.close()
  }
  console.log('The database has the newest version.')
}

async function main(): Promise<void> {
  let config: Config | null = null
  try {
    config = readConfig(process.env)
    if (config.role === 'migrate') {
      await migrate(config)
      return
    }
    const telemetry = await openTelemetry(config)
    const app = await createApp(config, telemetry ? { logStream: telemetry.logStream } : {})
    telemetry?.reportTo(app.dependencies.log)
    await serve(app, config, telemetry)
  } catch (error) {
    console.error(startMessage(error, config) ?? error)
    process.exit(1)
  }
}

await main()
