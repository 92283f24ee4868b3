import { execFile } from 'node:child_process'
import { chownSync, existsSync, readdirSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The folder of Debian's package `postgresql`. */
const DEBIAN = '/usr/lib/postgresql'

function findPrograms(): string {
  const { POSTGRES_BIN: named } = process.env
  if (named) return named
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one)) : []
  const [newest] = versions
  if (newest) return join(DEBIAN, newest, 'bin')
  throw new Error('PostgreSQL is not installed: install Debian’s package postgresql, or set POSTGRES_BIN.')
}

/** PostgreSQL refuses to run as root, so it runs under its own account. */
async function findAccount(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null
  const id = async (option: string) => Number((await run('id', [option, 'postgres'])).stdout)
  return { uid: await id('-u'), gid: await id('-g') }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })

export interface PostgresServer {
  urlOf(database: string): string
  /** Runs a program of PostgreSQL, such as pg_dump. */
  program(name: string, ...args: string[]): Promise<void>
  /** Cuts every connection, as a restart does; `start` keeps the data. */
  shutDown(): Promise<void>
  start(): Promise<void>
  /** Stops the server and removes its folder. */
  stop(): Promise<void>
}

/** A PostgreSQL server in a temporary folder. */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = findPrograms()
  const account = await findAccount()
  const folder = await mkdtemp(join(tmpdir(), 'mintage-postgres-'))
  if (account) chownSync(folder, account.uid, account.gid)
  const as = account ?? {}
  const data = join(folder, 'data')
  const user = 'mintage'
  await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', user, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    as,
  )
  let port = 0
  const log = join(folder, 'log')
  const control = join(programs, 'pg_ctl')
  const start = async () => {
    const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'max_connections=400', 'fsync=off']
    const options = [...settings, `unix_socket_directories=${folder}`].map((setting) => `-c ${setting}`).join(' ')
    await run(control, ['-D', data, '-l', log, '-o', options, '--wait', 'start'], as)
  }
  /** Another process may take the free port first, so other ports are tried. */
  const startAnywhere = async (): Promise<void> => {
    port = await freePort()
    try {
      await start()
    } catch (error) {
      const said = await readFile(log, 'utf8').catch(() => '')
      if (!said.includes('could not bind')) throw error
      await rm(log)
      await startAnywhere()
    }
  }
  const shutDown = async (mode: 'fast' | 'immediate' = 'fast') => {
    await run(control, ['-D', data, '-m', mode, '--wait', 'stop'], as)
  }
  await startAnywhere()
  return {
    urlOf: (database) => `postgresql://${user}@127.0.0.1:${port}/${database}`,
    program: async (name, ...args) => void (await run(join(programs, name), args)),
    start,
    shutDown: () => shutDown(),
    async stop() {
      await shutDown('immediate')
      await rm(folder, { recursive: true })
    },
  }
}
