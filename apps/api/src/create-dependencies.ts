import { createAccountLimits } from './domain/accounts/account-limits.ts'
import { cookiesFor } from './domain/accounts/cookies.ts'
import { createDevices } from './domain/accounts/devices.ts'
import { createFormerAddresses } from './domain/accounts/former-addresses.ts'
import { createSessions } from './domain/accounts/sessions.ts'
import { createCatalogue } from './domain/catalogue/catalogue.ts'
import { createPersonEvents } from './domain/events/person-events.ts'
import { createImageQueue } from './domain/images/queue.ts'
import { createQuotes } from './domain/images/quotes.ts'
import { readRequests } from './domain/images/read.ts'
import { createMailQueue } from './domain/mail/queue.ts'
import { createScopes } from './platform/db/idempotency.ts'
import { readServerSecret } from './platform/support/server-secret.ts'
import type { Dependencies } from './ports/dependencies.ts'

/** The parts that `app.ts` chooses by configuration; the others are made from them. */
type Adapters = Pick<
  Dependencies,
  'config' | 'db' | 'clock' | 'log' | 'storage' | 'mailer' | 'gateway' | 'engines' | 'provenance'
>

export function createDependencies(adapters: Adapters): Dependencies {
  const { db, clock, config } = adapters
  const secret = config.secretKey ?? readServerSecret(config.dataDir)
  const cookies = cookiesFor(config.publicUrl)
  const sessions = createSessions(db, clock, cookies)
  const dependencies: Dependencies = {
    ...adapters,
    catalogue: createCatalogue(db, clock, adapters.gateway.kind),
    sessions,
    accountLimits: createAccountLimits(db, clock, config.rateLimits ? config.limits : null),
    devices: createDevices(secret, cookies),
    formerAddresses: createFormerAddresses(secret),
    images: createImageQueue(() => dependencies, config.imageConcurrency),
    mails: createMailQueue(() => dependencies),
    events: createPersonEvents(db, sessions, adapters.log, (userId, ids) => readRequests(dependencies, userId, ids)),
    quotes: createQuotes(secret, clock),
    scopeOf: createScopes(secret, clock),
  }
  return dependencies
}
