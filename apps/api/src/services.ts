import type { FastifyBaseLogger } from 'fastify'
import { type AccountLimits, createAccountLimits } from './accounts/account-limits.ts'
import { cookiesFor } from './accounts/cookies.ts'
import { createDevices, type Devices } from './accounts/devices.ts'
import { createSessions, type Sessions } from './accounts/sessions.ts'
import { type Catalogue, createCatalogue } from './checkout/catalogue.ts'
import type { Config } from './config.ts'
import type { Db } from './db/open.ts'
import type { ImageEngines } from './engines/engine.ts'
import { createImageQueue, type ImageQueue } from './images/queue.ts'
import type { Mailer } from './mail/mailer.ts'
import type { PaymentGateway } from './payments/gateway.ts'
import type { Storage } from './storage/storage.ts'
import type { Clock } from './support/clock.ts'
import { createScopes } from './support/idempotency.ts'
import { readServerSecret } from './support/server-secret.ts'

/** Everything an operation may use. Each part is an interface with a default that `app.ts` puts in. */
export interface Services {
  config: Config
  db: Db
  clock: Clock
  log: FastifyBaseLogger
  catalogue: Catalogue
  sessions: Sessions
  storage: Storage
  mailer: Mailer
  gateway: PaymentGateway
  engines: ImageEngines
  images: ImageQueue
  /** What an Idempotency-Key stands for. */
  scopeOf: ReturnType<typeof createScopes>
  accountLimits: AccountLimits
  devices: Devices
}

export type Parts = Omit<Services, 'catalogue' | 'sessions' | 'images' | 'scopeOf' | 'accountLimits' | 'devices'>

export function assembleServices(parts: Parts): Services {
  const { db, clock, config } = parts
  const secret = config.secretKey ?? readServerSecret(config.dataDir)
  const cookies = cookiesFor(config.publicUrl)
  const services: Services = {
    ...parts,
    catalogue: createCatalogue(db, clock),
    sessions: createSessions(db, clock, cookies),
    accountLimits: createAccountLimits(db, clock, config.rateLimits ? config.limits : null),
    devices: createDevices(secret, cookies),
    images: createImageQueue(() => services, config.imageConcurrency),
    scopeOf: createScopes(secret, clock),
  }
  return services
}
