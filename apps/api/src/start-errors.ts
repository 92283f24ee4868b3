import { DatabaseTooOld } from './platform/db/from-earlier.ts'
import { DataDirInUse } from './platform/db/lock.ts'
import { DatabaseUnavailable } from './platform/db/open.ts'
import { SiteMissing } from './platform/ssr/serve.ts'
import { StorageUnavailable } from './platform/storage/unavailable.ts'
import { ConfigError } from './platform/support/env.ts'

const expected = [ConfigError, DataDirInUse, DatabaseTooOld, DatabaseUnavailable, SiteMissing, StorageUnavailable]

/** Error numbers of the embedded database's file system, with Node's codes. */
const numbered: Readonly<Record<number, string>> = { 2: 'EACCES', 19: 'EDQUOT', 51: 'ENOSPC', 63: 'EPERM', 69: 'EROFS' }

function wordOf(error: object): unknown {
  if ('code' in error) return error.code
  return 'errno' in error && typeof error.errno === 'number' ? numbered[error.errno] : null
}

/** For a file system or network error: the variable to change, and how. */
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
      // Node reports this for creating a folder on a read-only disk.
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

/** One message for faults that the operator can fix; null for faults of the code. */
export function startMessage(
  error: unknown,
  config: { port: number; host: string; dataDir: string } | null,
): string | null {
  if (typeof error !== 'object' || error === null) return null
  if (error instanceof Error && expected.some((kind) => error instanceof kind)) return error.message
  return config ? fromSystem(error, config) : null
}
