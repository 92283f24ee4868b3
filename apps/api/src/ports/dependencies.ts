import type { FastifyBaseLogger } from 'fastify'
import type { AccountLimits } from '../domain/accounts/account-limits.ts'
import type { Devices } from '../domain/accounts/devices.ts'
import type { FormerAddresses } from '../domain/accounts/former-addresses.ts'
import type { Sessions } from '../domain/accounts/sessions.ts'
import type { Catalogue } from '../domain/catalogue/catalogue.ts'
import type { PersonEvents } from '../domain/events/person-events.ts'
import type { ImageEngines } from '../engines/shared/engine.ts'
import type { Config } from '../platform/config/config.ts'
import type { createScopes } from '../platform/db/idempotency.ts'
import type { Db } from '../platform/db/open.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { Clock } from '../platform/support/clock.ts'
import type { Provenance } from '../provenance/provenance.ts'
import type { ImageQueue } from './image-queue.ts'
import type { MailQueue } from './mail-queue.ts'
import type { Mailer } from './mailer.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import type { Quotes } from './quotes.ts'

/** Everything that an operation may use. Each part is an interface; `app.ts` supplies the implementation. */
export interface Dependencies {
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
  provenance: Provenance
  images: ImageQueue
  mails: MailQueue
  events: PersonEvents
  /** The scope of an Idempotency-Key. */
  scopeOf: ReturnType<typeof createScopes>
  quotes: Quotes
  accountLimits: AccountLimits
  devices: Devices
  formerAddresses: FormerAddresses
}
