import { randomBytes } from 'node:crypto'
import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Clock } from '../../platform/support/clock.ts'
import type { Log } from '../../platform/support/log.ts'
import type { PaymentGateway } from '../../ports/payment-gateway.ts'
import { createSandboxGateway, type SandboxGateway } from './sandbox/gateway.ts'

interface ChosenGateway {
  gateway: PaymentGateway
  /** Has the pages that replace a bank; null for a real provider. */
  sandbox: SandboxGateway | null
}

/** The gateway of the configuration. The SDK of a provider is loaded only for it. */
export async function chooseGateway(
  { stripe, publicUrl, webhookSecret }: Config,
  db: Db,
  clock: Clock,
  log: Log,
): Promise<ChosenGateway> {
  if (stripe === null) {
    const sandbox = createSandboxGateway(db, clock, webhookSecret ?? randomBytes(32).toString('hex'))
    return { gateway: sandbox, sandbox }
  }
  if (!stripe.isLive && publicUrl.protocol === 'https:')
    log.warn({}, 'STRIPE_SECRET_KEY is a test key: people get tokens for test cards, and no money moves')
  const { createStripeGateway } = await import('./stripe/gateway.ts')
  return { gateway: createStripeGateway(stripe, { db, clock, log, publicUrl }), sandbox: null }
}
