import { DataDirInUse } from './db/lock.ts'
import { DatabaseUnavailable } from './db/open.ts'
import { ConfigError } from './env.ts'
import { SiteMissing } from './site/serve.ts'
import { StorageUnavailable } from './storage/unavailable.ts'

const known = [ConfigError, DataDirInUse, DatabaseUnavailable, SiteMissing, StorageUnavailable]

/** How the file system within the embedded database numbers what Node has words for. */
const numbered: Readonly<Record<number, string>> = { 2: 'EACCES', 19: 'EDQUOT', 51: 'ENOSPC', 63: 'EPERM', 69: 'EROFS' }

function wordOf(error: object): unknown {
  if ('code' in error) return error.code
  return 'errno' in error && typeof error.errno === 'number' ? numbered[error.errno] : null
}

/** Of a call to the file system or the network: which variable is wrong, and what to do. */
function fromSystem(error: object, { port, host, dataDir }: { port: number; host: string; dataDir: string }) {
  const isListening = 'syscall' in error && error.syscall === 'listen'
  switch (wordOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is taken. Stop what uses it, or set PORT.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is no address of this machine: set HOST.`
    case 'EACCES':
      if (isListening) return `This account may not listen on port ${port}: set PORT to 1024 or more.`
      return `This account may not write to the data folder ${dataDir}: change its owner, or set DATA_DIR.`
    case 'EPERM':
    case 'EROFS':
      return `The data folder ${dataDir} cannot be written to: set DATA_DIR.`
    case 'ENOENT':
      // Node says so of a folder that is to be made on a read-only disk.
      if (!('syscall' in error) || error.syscall !== 'mkdir') return null
      return `The data folder ${dataDir} cannot be made: its disk is read-only, or there is none. Set DATA_DIR.`
    case 'EDQUOT':
    case 'ENOSPC':
      return `The disk of the data folder ${dataDir} is full.`
    case 'EEXIST':
    case 'ENOTDIR':
    case 'EISDIR':
      return `The data folder ${dataDir} cannot be used, because ${'path' in error ? error.path : 'a part of it'} is of the wrong kind. Move that away, or set DATA_DIR.`
    default:
      return null
  }
}

/** What the operator did or met, in one message; null for what only a developer can mend. */
export function startMessage(
  error: unknown,
  config: { port: number; host: string; dataDir: string } | null,
): string | null {
  if (typeof error !== 'object' || error === null) return null
  if (error instanceof Error && known.some((kind) => error instanceof kind)) return error.message
  return config ? fromSystem(error, config) : null
}
