import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '../platform/config/config.ts'
import { openDatabase } from '../platform/db/open.ts'
import { openStorage } from '../platform/storage/open.ts'
import { ConfigError } from '../platform/support/env.ts'
import { codeOf } from '../platform/support/error-code.ts'
import { startMessage } from '../start-errors.ts'
import { backUp, type Installation } from './backup.ts'
import { moveToPostgres } from './move.ts'
import { BackupRefused } from './refused.ts'
import { restore } from './restore.ts'

async function embeddedInstallation(config: Config): Promise<Installation> {
  if (config.databaseUrl !== null)
    throw new BackupRefused(
      'DATABASE_URL names a PostgreSQL database, which pg_dump backs up: docs/how-to/back-up-and-restore.md.',
    )
  return { open: () => openDatabase(config), storage: await openStorage(config), config }
}

/** Opening a missing embedded database would create one. */
function requireEmbedded(dataDir: string): void {
  if (!existsSync(join(dataDir, 'database')))
    throw new BackupRefused(`${dataDir} holds no embedded database. Set DATA_DIR.`)
}

/** Resolves the path against the folder in which npm was called. */
function folderOf(option: 'to' | 'from'): string {
  const { values } = parseArgs({ args: process.argv.slice(3), options: { [option]: { type: 'string' } } })
  const path = values[option]
  if (typeof path !== 'string' || path === '') throw new BackupRefused(`Name the folder: -- --${option} <folder>`)
  return resolve(process.env.INIT_CWD ?? '.', path)
}

async function move(config: Config): Promise<void> {
  const { dataDir, databaseUrl } = config
  if (databaseUrl === null) throw new ConfigError('DATABASE_URL', 'must name the PostgreSQL database to move to')
  requireEmbedded(dataDir)
  const to = await openDatabase({ databaseUrl, dataDir })
  const from = await openDatabase({ databaseUrl: null, dataDir }).catch(async (error: unknown) => {
    await to.close()
    throw error
  })
  try {
    await moveToPostgres(from, to, dataDir, console.log)
  } finally {
    await Promise.all([from.close(), to.close()])
  }
  console.log(
    `Moved. Start the server with the same DATABASE_URL from now on; ${join(dataDir, 'database')} is left as it was.`,
  )
}

const commands: Record<string, (config: Config) => Promise<void>> = {
  async backup(config) {
    const to = folderOf('to')
    const installation = await embeddedInstallation(config)
    requireEmbedded(config.dataDir)
    await backUp(installation, to, console.log)
  },
  restore: async (config) => restore(await embeddedInstallation(config), folderOf('from'), console.log),
  'move-to-postgres': move,
}

/** The message for errors that the operator can fix; null for others. */
function messageOf(error: unknown, config: Config | null): string | null {
  if (error instanceof BackupRefused) return error.message
  if (codeOf(error) === 'ENOSPC')
    return 'The disk is full. What was written is removed again; a backup of before is whole.'
  if (String(codeOf(error)).startsWith('ERR_PARSE_ARGS') && error instanceof Error) return error.message
  return startMessage(error, config)
}

let config: Config | null = null
try {
  config = readConfig(process.env)
  const command = commands[process.argv[2] ?? '']
  if (!command) throw new BackupRefused(`Known commands: ${Object.keys(commands).join(', ')}.`)
  await command(config)
} catch (error) {
  console.error(messageOf(error, config) ?? error)
  process.exitCode = 1
}
