import { type App, createApp } from '../../src/app.ts'
import type { Config } from '../../src/config.ts'
import type { Mail, Mailer } from '../../src/mail/mailer.ts'
import { createTestEngines } from './engines.ts'
import { createTestProvenance } from './provenance.ts'
import type { TestServer } from './server.ts'

export interface OtherProcess {
  app: App
  mails: Mail[]
  /** Looks for work, as every process does from time to time, and waits until none is due. */
  poll(): Promise<void>
}

/** Another process over the database of a server, with a mail server that takes everything, or with another one. */
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

/** A mail server that takes the mail and answers when it is told to. */
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
