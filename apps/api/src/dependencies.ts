import type { FastifyBaseLogger } from 'fastify'
import type { AccountLimits } from './accounts/account-limits.ts'
import type { Devices } from './accounts/devices.ts'
import type { FormerAddresses } from './accounts/former-addresses.ts'
import type { Sessions } from './accounts/sessions.ts'
import type { Catalogue } from './checkout/catalogue.ts'
import type { Config } from './config.ts'
import type { Db } from './db/open.ts'
import type { ImageEngines } from './engines/engine.ts'
import type { PersonEvents } from './events/person-events.ts'
import type { ImageQueue } from './images/image-queue.ts'
import type { Quotes } from './images/quotes.ts'
import type { MailQueue } from './mail/mail-queue.ts'
import type { Mailer } from './mail/mailer.ts'
import type { PaymentGateway } from './payments/gateway.ts'
import type { Provenance } from './provenance/provenance.ts'
import type { Storage } from './storage/storage.ts'
import type { Clock } from './support/clock.ts'
import type { createScopes } from './support/idempotency.ts'

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
