import { createAccountLimits } from './accounts/account-limits.ts'
import { cookiesFor } from './accounts/cookies.ts'
import { createDevices } from './accounts/devices.ts'
import { createFormerAddresses } from './accounts/former-addresses.ts'
import { createSessions } from './accounts/sessions.ts'
import { createCatalogue } from './checkout/catalogue.ts'
import type { Dependencies } from './dependencies.ts'
import { createPersonEvents } from './events/person-events.ts'
import { createImageQueue } from './images/queue.ts'
import { createQuotes } from './images/quotes.ts'
import { readRequests } from './images/read.ts'
import { createMailQueue } from './mail/queue.ts'
import { createScopes } from './support/idempotency.ts'
import { readServerSecret } from './support/server-secret.ts'

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
    catalogue: createCatalogue(db, clock),
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
