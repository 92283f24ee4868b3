import { noteStatement } from '../telemetry/statements.ts'
import type { OpenedDatabase } from './opened.ts'

export { DatabaseUnavailable, type Db, type OpenedDatabase, type SharedDatabase } from './opened.ts'

/** PostgreSQL when a URL is given, else PGlite in `dataDir`; the other one is not loaded. */
export async function openDatabase({
  databaseUrl,
  dataDir,
  telemetry = null,
}: {
  databaseUrl: string | null
  dataDir: string
  telemetry?: object | null
}): Promise<OpenedDatabase> {
  const noting = telemetry ? { log: noteStatement } : {}
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(databaseUrl, noting)
  }
  const { openOnDisk } = await import('./pglite.ts')
  return openOnDisk(dataDir, noting)
}
