import { type App, createApp } from '../../src/app.ts'
import type { Config } from '../../src/platform/config/config.ts'
import type { Mail, Mailer } from '../../src/ports/mailer.ts'
import { createTestEngines } from './engines.ts'
import { createTestProvenance } from './provenance.ts'
import type { TestServer } from './server.ts'

export interface OtherProcess {
  app: App
  mails: Mail[]
  /** Runs the poll of all processes and waits until no work is due. */
  poll(): Promise<void>
}

/**
 * Starts another process on a server's database, with a mail server that accepts everything unless another is given.
 */
export async function startOtherProcess(
  server: TestServer,
  config: Partial<Config> = { role: 'worker' },
  mailer?: Mailer,
): Promise<OtherProcess> {
  const { db, clock } = server.dependencies
  const mails: Mail[] = []
  const app = await createApp(
    { ...server.dependencies.config, databaseUrl: 'postgresql://db.example/mintage', ...config },
    {
      database: { db, close: () => Promise.resolve() },
      clock,
      engines: createTestEngines(),
      provenance: createTestProvenance(),
      mailer: mailer ?? { send: async (mail) => void mails.push(mail) },
      logStream: { write: () => undefined },
    },
  )
  return {
    app,
    mails,
    async poll() {
      app.dependencies.mails.wake()
      await app.dependencies.mails.idle()
    },
  }
}

/** A mail server that accepts a mail when the test answers. */
export function createSlowMailer(): Mailer & { begun: Promise<Mail>; answer(failure?: Error): void } {
  const begun = Promise.withResolvers<Mail>()
  const answered = Promise.withResolvers<void>()
  return {
    begun: begun.promise,
    answer: (failure) => (failure ? answered.reject(failure) : answered.resolve()),
    send(mail) {
      begun.resolve(mail)
      return answered.promise
    },
  }
}
