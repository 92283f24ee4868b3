import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type App, createApp } from '../../src/app.ts'
import { type Config, readConfig } from '../../src/platform/config/config.ts'
import type { OpenedDatabase } from '../../src/platform/db/open.ts'
import type { Clock } from '../../src/platform/support/clock.ts'
import type { Mail } from '../../src/ports/mailer.ts'
import { copyDatabase } from './databases.ts'
import { createTestEngines, type TestEngines } from './engines.ts'
import { createTestProvenance } from './provenance.ts'
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
  /** Sets the error of every mail; null accepts mails again. */
  refuseMails(failure: Error | null): void
  logLines: string[]
  dataDir: string
  /** A new browser with its own cookies and bearer token. */
  visitor(): Visitor
  /** Stops like a killed process and starts a new one on the same data. Do not use the old one again. */
  restart(options?: { hold: boolean }): Promise<TestServer>
}

interface Data {
  /** Marks images as in production. */
  marks: boolean
  database: OpenedDatabase
  dataDir: string
  clock: TestClock
}

async function startOver(data: Data, config: Partial<Config>, { hold } = { hold: false }): Promise<TestServer> {
  const { marks, database, dataDir, clock } = data
  const engines = createTestEngines()
  if (hold) engines.hold()
  const mails: Mail[] = []
  let refusal: Error | null = null
  const logLines: string[] = []
  const defaults = readConfig({ DATA_DIR: dataDir, RATE_LIMIT: 'off', WEBHOOK_SECRET: 'webhook secret of the tests' })
  const app = await createApp(
    { ...defaults, ...config },
    {
      database,
      clock,
      engines,
      ...(marks ? {} : { provenance: createTestProvenance() }),
      mailer: {
        async send(mail) {
          if (refusal) throw refusal
          mails.push(mail)
        },
      },
      logStream: { write: (line) => void logLines.push(line) },
    },
  )
  return {
    ...app,
    clock,
    engines,
    mails,
    refuseMails(failure) {
      refusal = failure
    },
    logLines,
    dataDir,
    // Mails of a call are sent before the test continues.
    visitor: () => createVisitor(app.http, app.dependencies.mails.idle),
    async restart(options) {
      await app.http.close()
      await app.dependencies.images.close()
      await app.dependencies.mails.close()
      return startOver(data, config, options)
    },
    async close() {
      await app.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The whole server in this process, on a fresh copy of the seeded database or a prepared one. */
export async function startServer(
  config: Partial<Config> = {},
  { marks = false, ...prepared }: Partial<Data> = {},
): Promise<TestServer> {
  const dataDir = prepared.dataDir ?? (await mkdtemp(join(tmpdir(), 'mintage-api-')))
  const database = prepared.database ?? (await copyDatabase())
  return startOver({ marks, database, dataDir, clock: prepared.clock ?? new TestClock() }, config)
}
