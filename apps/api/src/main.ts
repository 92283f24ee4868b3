import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { DataDirInUse } from './db/lock.ts'
import { ConfigError } from './env.ts'

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const app = await createApp(config)
  let stopping = false
  const stop = (signal: NodeJS.Signals | 'disconnect') => {
    if (stopping) return
    stopping = true
    app.dependencies.log.info({ signal }, 'stopping')
    app.close().then(
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
  // Started by another process over a channel: when that one is killed outright, this one must not live on alone.
  process.on('disconnect', () => stop('disconnect'))
  const leftAlone = process.send !== undefined && !process.connected
  if (leftAlone) return stop('disconnect')
  await app.http.listen({ port: config.port, host: config.host })
  // The one line for people; everything else is in the log.
  console.log(`Mintage is ready: ${config.publicUrl.origin}`)
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError || error instanceof DataDirInUse) console.error(error.message)
  else console.error(error)
  process.exit(1)
})
