import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type App, createApp } from '../../src/app.ts'
import { type Config, readConfig } from '../../src/config.ts'
import { type OpenedDatabase, openInMemory } from '../../src/db/open.ts'
import type { Mail } from '../../src/mail/mailer.ts'
import type { Clock } from '../../src/support/clock.ts'
import { createTestEngines, type TestEngines } from './engines.ts'
import { createVisitor, type Visitor } from './visitor.ts'

class TestClock implements Clock {
  #now = new Date('2026-11-20T09:00:00.000Z')

  now(): Date {
    return new Date(this.#now)
  }

  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds)
  }
}

export interface TestServer extends App {
  clock: TestClock
  engines: TestEngines
  mails: Mail[]
  logLines: string[]
  dataDir: string
  /** A browser of its own: cookies and bearer token apart from all others. */
  visitor(): Visitor
  /** Stops as a killed process does, and starts a new one over the same data. The old one must not be used again. */
  restart(options?: { hold: boolean }): Promise<TestServer>
}

const readSnapshot = async () => new Blob([await readFile(inject('databaseSnapshot'))])

interface Data {
  database: OpenedDatabase
  dataDir: string
  clock: TestClock
}

async function startOver(
  { database, dataDir, clock }: Data,
  config: Partial<Config>,
  { hold } = { hold: false },
): Promise<TestServer> {
  const engines = createTestEngines()
  if (hold) engines.hold()
  const mails: Mail[] = []
  const logLines: string[] = []
  const defaults = readConfig({ DATA_DIR: dataDir, RATE_LIMIT: 'off', WEBHOOK_SECRET: 'webhook secret of the tests' })
  const app = await createApp(
    { ...defaults, ...config },
    {
      database,
      clock,
      engines,
      mailer: { send: async (mail) => void mails.push(mail) },
      logStream: { write: (line) => void logLines.push(line) },
    },
  )
  return {
    ...app,
    clock,
    engines,
    mails,
    logLines,
    dataDir,
    visitor: () => createVisitor(app.http),
    async restart(options) {
      await app.http.close()
      await app.dependencies.images.close()
      return startOver({ database, dataDir, clock }, config, options)
    },
    async close() {
      await app.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The whole server in this process, over a fresh copy of the seeded database. */
export async function startServer(config: Partial<Config> = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mintage-api-'))
  return startOver({ database: await openInMemory(await readSnapshot()), dataDir, clock: new TestClock() }, config)
}
