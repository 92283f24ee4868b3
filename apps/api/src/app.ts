import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Config } from './config.ts'
import { createDependencies } from './create-dependencies.ts'
import { migrate } from './db/migrate.ts'
import { type OpenedDatabase, openDatabase } from './db/open.ts'
import { seed } from './db/seed.ts'
import type { Dependencies } from './dependencies.ts'
import { createEngines } from './engines/create-engines.ts'
import type { ImageEngines } from './engines/engine.ts'
import { NotFoundError } from './errors.ts'
import { acceptBodies } from './http/bodies.ts'
import { handleError } from './http/error-handler.ts'
import { lookUpCountry } from './http/ip-country.ts'
import { type LogStream, loggerOptions } from './http/logging.ts'
import { guardOrigins } from './http/origin.ts'
import { registerContract } from './http/routes.ts'
import { challengePages } from './http/sandbox-challenge.ts'
import { baseHeaders, setBaseHeaders } from './http/security-headers.ts'
import { refuseUnstorable } from './http/storable.ts'
import { refuseUnrouted, refuseWhileStopping, requireHost } from './http/unrouted.ts'
import { purgeDeletedProjects, removeOrphanFiles } from './library/sweep.ts'
import type { Mailer } from './mail/mailer.ts'
import { createOutbox } from './mail/outbox.ts'
import { createSmtpMailer } from './mail/smtp.ts'
import { cancelSuperseded } from './payments/cancel.ts'
import { cancelExpiredDeposits, recoverInterruptedCharges, settleDuePayments } from './payments/recovery.ts'
import { createSandboxGateway } from './payments/sandbox/gateway.ts'
import { serveSite } from './site/serve.ts'
import { createFolderStorage } from './storage/folder.ts'
import type { Storage } from './storage/storage.ts'
import { after, type Clock, MINUTE, SECOND, systemClock } from './support/clock.ts'
import { forgetOldKeys } from './support/idempotency.ts'
import { every } from './support/schedule.ts'

/** Parts that tests, or another way to run the server, put in place of the defaults. */
export interface Overrides {
  database?: OpenedDatabase
  clock?: Clock
  logStream?: LogStream
  storage?: Storage
  mailer?: Mailer
  engines?: ImageEngines
}

export interface App {
  http: FastifyInstance
  dependencies: Dependencies
  /** Finishes open requests, stops the work, closes the database and gives its lock back. */
  close(): Promise<void>
}

const MEGABYTE = 1024 * 1024

function createHttp(config: Config, logStream?: LogStream): FastifyInstance {
  const http = Fastify({
    logger: loggerOptions(config, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    // One logger for all requests: making one for each costs more than reading the settings does.
    childLoggerFactory: (logger) => logger,
    trustProxy: (_address, hop) => hop < config.trustProxy,
    bodyLimit: MEGABYTE / 4,
    // Ids and cursors only: a longer path is a mistake or worse.
    routerOptions: { maxParamLength: 300 },
    requestTimeout: 5 * MINUTE,
    forceCloseConnections: 'idle',
    // Fastify and Node would answer without our headers; refuseWhileStopping and requireHost refuse the same.
    return503OnClosing: false,
    http: { requireHostHeader: false },
    ...refuseUnrouted(baseHeaders(config)),
  })
  // An expectation that we do not know changes nothing; Node would answer it without our headers.
  http.server.on('checkExpectation', (request, response) => http.server.emit('request', request, response))
  http.setErrorHandler(handleError)
  http.decorateRequest('session', null)
  return http
}

function chooseMailer(config: Config, clock: Clock): Mailer {
  return config.smtpUrl
    ? createSmtpMailer(config.smtpUrl, config.mailFrom)
    : createOutbox(join(config.dataDir, 'outbox'), config.mailFrom, clock)
}

/** What a stopped or killed process left undone. */
async function pickUp(dependencies: Dependencies): Promise<void> {
  await recoverInterruptedCharges(dependencies, dependencies.clock.now())
  await purgeDeletedProjects(dependencies)
  await dependencies.images.resume()
}

/** What is done once a minute: nothing in it may touch a balance that nobody spent (R013). */
export async function sweep(dependencies: Dependencies): Promise<void> {
  await recoverInterruptedCharges(dependencies, after(dependencies.clock.now(), -2 * MINUTE))
  await cancelSuperseded(dependencies)
  await cancelExpiredDeposits(dependencies)
  await purgeDeletedProjects(dependencies)
  await removeOrphanFiles(dependencies)
  await dependencies.sessions.sweep()
  await dependencies.accountLimits.sweep()
  await forgetOldKeys(dependencies.db, dependencies.clock.now())
}

/** Builds the whole server over a migrated and seeded database; it does not listen yet. */
export async function createApp(config: Config, overrides: Overrides = {}): Promise<App> {
  const clock = overrides.clock ?? systemClock
  const database = overrides.database ?? (await openDatabase(config))
  try {
    await migrate(database.db)
    await seed(database.db)
  } catch (error) {
    await database.close()
    throw error
  }
  const http = createHttp(config, overrides.logStream)
  const { log } = http
  const gateway = createSandboxGateway(database.db, clock, config.webhookSecret ?? randomBytes(32).toString('hex'))
  const dependencies = createDependencies({
    config,
    db: database.db,
    clock,
    log,
    gateway,
    storage: overrides.storage ?? createFolderStorage(join(config.dataDir, 'files')),
    mailer: overrides.mailer ?? chooseMailer(config, clock),
    engines: overrides.engines ?? (await createEngines(config)),
  })

  setBaseHeaders(http, config)
  refuseWhileStopping(http)
  requireHost(http)
  await guardOrigins(http, config)
  await http.register(cookie)
  await acceptBodies(http)
  refuseUnstorable(http)
  http.get('/healthz', async () => ({ status: 'OK' }))
  lookUpCountry(http, dependencies)
  await http.register(challengePages(dependencies, gateway))
  await http.register((api) => registerContract(api, dependencies))
  const serveSiteFile = config.siteDir ? await serveSite(dependencies, config.siteDir) : null
  http.setNotFoundHandler((request, reply) => {
    if (serveSiteFile && !/^\/(api|sandbox|ip-country)(\/|$|\?)/.test(request.url)) return serveSiteFile(request, reply)
    throw new NotFoundError()
  })

  await pickUp(dependencies)
  const stops = [
    every(SECOND, 'payments', log, () => settleDuePayments(dependencies)),
    every(MINUTE, 'sweep', log, () => sweep(dependencies)),
  ]

  return {
    http,
    dependencies,
    async close() {
      await http.close()
      await Promise.all(stops.map((stop) => stop()))
      await dependencies.images.close()
      await dependencies.engines.close()
      await database.close()
    },
  }
}
