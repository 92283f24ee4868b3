import { join } from 'node:path'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { createDependencies } from './create-dependencies.ts'
import { imageLeases } from './domain/images/leases.ts'
import { purgeDeletedProjects, removeOrphanFiles } from './domain/images/sweep.ts'
import { readWaiting } from './domain/images/waiting.ts'
import { createOutbox } from './domain/mail/outbox.ts'
import { mailLeases, readWaitingMails, sweepMails } from './domain/mail/rows.ts'
import { cancelSuperseded } from './domain/payments/cancel.ts'
import { chooseGateway } from './domain/payments/choose-gateway.ts'
import { chargeLeases } from './domain/payments/lease.ts'
import { cancelExpiredDeposits, recoverInterruptedCharges, settleDuePayments } from './domain/payments/recovery.ts'
import type { SandboxGateway } from './domain/payments/sandbox/gateway.ts'
import { createEngines } from './engines/create-engines.ts'
import type { ImageEngines } from './engines/shared/engine.ts'
import { NotFoundError } from './errors.ts'
import { registerContract } from './operations/routes.ts'
import { challengePages } from './operations/sandbox-challenge.ts'
import type { Config } from './platform/config/config.ts'
import { deleteOldKeys } from './platform/db/idempotency.ts'
import { prepareDatabase } from './platform/db/migrate.ts'
import { type OpenedDatabase, openDatabase, type SharedDatabase } from './platform/db/open.ts'
import { PERSON_CHANNEL } from './platform/events/notices.ts'
import { acceptBodies } from './platform/http/bodies.ts'
import { handleError } from './platform/http/error-handler.ts'
import { lookUpCountry } from './platform/http/ip-country.ts'
import { loggerOptions } from './platform/http/logging.ts'
import { guardOrigins } from './platform/http/origin.ts'
import { answerProbes } from './platform/http/probes.ts'
import { baseHeaders, setBaseHeaders } from './platform/http/security-headers.ts'
import { refuseUnstorable } from './platform/http/storable.ts'
import { followAnswers, refuseUnrouted, refuseWhileStopping, requireHost } from './platform/http/unrouted.ts'
import { WORK_CHANNEL } from './platform/jobs/work-notices.ts'
import { answerCrawlers } from './platform/ssr/crawlers.ts'
import { answerNativeForms } from './platform/ssr/native-forms.ts'
import { requireSite, serveSite } from './platform/ssr/serve.ts'
import { openStorage } from './platform/storage/open.ts'
import type { Storage } from './platform/storage/storage.ts'
import { type Clock, HOUR, MINUTE, SECOND, systemClock } from './platform/support/clock.ts'
import type { LogStream } from './platform/support/log.ts'
import { every } from './platform/support/schedule.ts'
import { tracedGateway, tracedStorage } from './platform/telemetry/adapters.ts'
import { observeQueue, observeStreams } from './platform/telemetry/metrics.ts'
import { observeRequests } from './platform/telemetry/requests.ts'
import type { Dependencies } from './ports/dependencies.ts'
import type { Mailer } from './ports/mailer.ts'
import { createProvenance, type Provenance } from './provenance/provenance.ts'

/** Replacements of the default parts, for tests and other ways to run the server. */
export interface Overrides {
  database?: OpenedDatabase
  clock?: Clock
  logStream?: LogStream
  storage?: Storage
  mailer?: Mailer
  engines?: ImageEngines
  provenance?: Provenance
}

export interface App {
  http: FastifyInstance
  dependencies: Dependencies
  /** Finishes open requests, stops the work, closes the database and releases its lock. */
  close(): Promise<void>
}

const MEGABYTE = 1024 * 1024

const noSchema = (): never => {
  throw new Error('only operations of the contract have a schema')
}

function createHttp(config: Config, logStream?: LogStream): FastifyInstance {
  const http = Fastify({
    logger: loggerOptions(config, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    // One logger for all requests: creating one for each costs more than reading the settings.
    childLoggerFactory: (logger) => logger,
    trustProxy: (_address, hop) => hop < config.trustProxy,
    bodyLimit: MEGABYTE / 4,
    // Only ids and cursors are parameters; longer ones are mistakes or attacks.
    routerOptions: { maxParamLength: 300 },
    requestTimeout: 5 * MINUTE,
    forceCloseConnections: 'idle',
    // Fastify and Node would answer without our headers; refuseWhileStopping and requireHost refuse the same requests.
    return503OnClosing: false,
    http: { requireHostHeader: false },
    // Fastify's own compilers would be loaded at each start; the contract brings its own.
    schemaController: { compilersFactory: { buildValidator: noSchema, buildSerializer: noSchema } },
    ...refuseUnrouted(baseHeaders(config)),
  })
  // Ignores an unknown Expect header; Node would answer it without our headers.
  http.server.on('checkExpectation', (request, response) => http.server.emit('request', request, response))
  followAnswers(http)
  http.setErrorHandler(handleError)
  http.decorateRequest('session', null)
  return http
}

async function chooseMailer(config: Config, clock: Clock): Promise<Mailer> {
  if (!config.smtpUrl) return createOutbox(join(config.dataDir, 'outbox'), config.mailFrom, clock)
  const { createSmtpMailer } = await import('./domain/mail/smtp.ts')
  return createSmtpMailer(config.smtpUrl, config.mailFrom)
}

type Stop = () => Promise<void>

/** Recovers the work of a stopped or crashed process. */
async function recoverAfterCrash(dependencies: Dependencies): Promise<void> {
  const { config, db } = dependencies
  // Only one process can use an embedded database, so leases of earlier processes are stale.
  if (config.databaseUrl === null) for (const leases of [chargeLeases, imageLeases, mailLeases]) await leases.clear(db)
  // A provider may be slow or away, which must not keep the server from starting: the sweep asks it.
  if (dependencies.gateway.kind === 'card') await recoverInterruptedCharges(dependencies)
  await purgeDeletedProjects(dependencies)
}

/** Registers every path of the site and the API. */
async function answerRequests(
  http: FastifyInstance,
  config: Config,
  dependencies: Dependencies,
  sandbox: SandboxGateway | null,
): Promise<void> {
  await guardOrigins(http, config)
  await http.register(cookie)
  await acceptBodies(http)
  refuseUnstorable(http)
  lookUpCountry(http, dependencies)
  if (sandbox) await http.register(challengePages(dependencies, sandbox))
  await http.register((api) => registerContract(api, dependencies))
  answerCrawlers(http, dependencies)
  const site = config.siteDir ? await serveSite(dependencies, config.siteDir) : null
  if (site) await http.register(answerNativeForms(site))
  http.setNotFoundHandler((request, reply) => {
    if (site && !/^\/(api|sandbox|ip-country)(\/|$|\?)/.test(request.url)) return site.get(request, reply)
    throw new NotFoundError()
  })
}

/** Starts the scheduled work of a process that answers requests. @returns functions that stop it */
async function startPaymentJobs(dependencies: Dependencies, alone: SharedDatabase['alone']): Promise<Stop[]> {
  const { log } = dependencies
  await recoverAfterCrash(dependencies)
  return [
    every(SECOND, 'payments', log, () => settleDuePayments(dependencies)),
    every(MINUTE, 'sweep', log, () => alone('sweep', () => sweep(dependencies))),
  ]
}

/** Sends changes to the event streams. @returns functions that stop it */
function startEventStreams(http: FastifyInstance, { events, log }: Dependencies, { listen }: OpenedDatabase): Stop[] {
  // Runs before the server waits for its connections to end.
  http.addHook('preClose', (done) => {
    events.close()
    done()
  })
  return [events.start(), ...(listen ? [listen(PERSON_CHANNEL, log, events)] : [])]
}

/** Starts the work of a process that makes images and sends mails. @returns functions that stop it */
async function startWorkers(
  dependencies: Dependencies,
  alone: SharedDatabase['alone'],
  { listen, shared }: OpenedDatabase,
): Promise<Stop[]> {
  const { log, images, mails } = dependencies
  await images.resume()
  await mails.resume()
  const orphans = () => alone('orphan files', () => removeOrphanFiles(dependencies))
  const stopOrphans = every(HOUR, 'orphan files', log, orphans)
  // The single process of an embedded database wakes the work itself.
  if (!shared || !listen) return [stopOrphans]
  const connected = () => {
    images.wake()
    mails.wake()
  }
  const onNotification = (work: string) => (work === 'mails' ? mails.wake() : images.wake())
  return [stopOrphans, listen(WORK_CHANNEL, log, { onNotification, connected, lost: () => undefined })]
}

/** Runs once a minute, and must not change any balance (R013). */
export async function sweep(dependencies: Dependencies): Promise<void> {
  await recoverInterruptedCharges(dependencies)
  await cancelSuperseded(dependencies)
  await cancelExpiredDeposits(dependencies)
  await purgeDeletedProjects(dependencies)
  await dependencies.sessions.sweep()
  await dependencies.accountLimits.sweep()
  await deleteOldKeys(dependencies.db, dependencies.clock.now())
  await sweepMails(dependencies.db, dependencies.clock)
}

/** Builds the whole server on a migrated and seeded database, without listening. */
export async function createApp(config: Config, overrides: Overrides = {}): Promise<App> {
  if (config.siteDir) requireSite(config.siteDir)
  const storage = overrides.storage ?? (await openStorage(config))
  const clock = overrides.clock ?? systemClock
  const database = overrides.database ?? (await openDatabase(config))
  try {
    return await assemble(config, { ...overrides, storage }, clock, database)
  } catch (error) {
    // This also releases the lock of the data.
    await database.close()
    throw error
  }
}

async function assemble(
  config: Config,
  overrides: Overrides & { storage: Storage },
  clock: Clock,
  database: OpenedDatabase,
): Promise<App> {
  await prepareDatabase(database.db)
  const http = createHttp(config, overrides.logStream)
  const { log } = http
  if (config.databaseUrl === null)
    log.warn('the embedded database does not wait for the disk: a power cut can lose the last payments')
  if (config.databaseUrl !== null && config.role !== 'api' && config.smtpUrl === null)
    log.warn('SMTP_URL is not set: the mails that this process sends go into a folder, and to nobody')
  const { gateway, sandbox } = await chooseGateway(config, database.db, clock, log)
  const dependencies = createDependencies({
    config,
    db: database.db,
    clock,
    log,
    gateway: tracedGateway(gateway),
    storage: tracedStorage(overrides.storage),
    mailer: overrides.mailer ?? (await chooseMailer(config, clock)),
    engines: overrides.engines ?? (await createEngines(config)),
    provenance: overrides.provenance ?? (await createProvenance(config)),
  })

  const { role } = config
  if (config.telemetry) observeRequests(http, config.telemetry)
  const observed = [
    observeQueue('image', () => readWaiting(dependencies)),
    observeQueue('mail', () => readWaitingMails(database.db, clock)),
    observeStreams(dependencies.events.count),
  ]
  setBaseHeaders(http, config)
  refuseWhileStopping(http)
  requireHost(http)
  answerProbes(http, database.db)
  if (role !== 'worker') await answerRequests(http, config, dependencies, sandbox)

  const alone = database.shared?.alone ?? ((_name, work) => work())
  const stops = [
    ...(role === 'worker' ? [] : startEventStreams(http, dependencies, database)),
    ...(role === 'worker' ? [] : await startPaymentJobs(dependencies, alone)),
    ...(role === 'api' ? [] : await startWorkers(dependencies, alone, database)),
  ]

  return {
    http,
    dependencies,
    async close() {
      // Cuts open requests, so that this process exits and frees the lock of its data folder.
      const cut = setTimeout(() => http.server.closeAllConnections(), config.stopSeconds * SECOND)
      await http.close()
      clearTimeout(cut)
      for (const stop of observed) stop()
      await Promise.all(stops.map((stop) => stop()))
      await dependencies.images.close()
      await dependencies.images
        .releaseLeases()
        .catch((error: unknown) => log.warn({ err: error }, 'the open images could not be handed over'))
      await dependencies.mails.close()
      await dependencies.engines.close()
      await dependencies.provenance.close()
      await database.close()
    },
  }
}
