import Stripe from 'stripe'
import { type Config, readConfig } from '../../src/platform/config/config.ts'
import { startServer, type TestServer } from './server.ts'
import { billing, checkOut, newMember } from './shopping.ts'
import type { StripeEvent } from './stripe-books.ts'
import { type StripeServer, startStripe } from './stripe-server.ts'
import type { Visitor } from './visitor.ts'

const SECRET = 'whsec_of_the_tests'

export interface StripeShop {
  server: TestServer
  stripe: StripeServer
  /** Delivers an event as Stripe does. */
  deliver(event: StripeEvent | undefined, signedWith?: string, secondsAgo?: number): ReturnType<typeof send>
  /** Delivers what was not delivered yet, oldest first. */
  deliverAll(): Promise<void>
  close(): Promise<void>
}

const { webhooks } = new Stripe('sk_test_unused')

function send(server: TestServer, event: StripeEvent, secret = SECRET, secondsAgo = 0) {
  const timestamp = Math.floor(server.clock.now().getTime() / 1000) - secondsAgo
  const header = webhooks.generateTestHeaderString({ payload: JSON.stringify(event), secret, timestamp })
  return server
    .visitor()
    .call('paymentWebhook', { path: { gateway: 'stripe' }, body: event, headers: { 'stripe-signature': header } })
}

/** A shop that is paid by Stripe, and a replacement of Stripe. */
export async function startStripeShop(settings: Partial<Config> = {}): Promise<StripeShop> {
  let clock = () => new Date()
  const stripe = await startStripe({ now: () => clock() })
  const { stripe: config } = readConfig({
    PAYMENT_GATEWAY: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_shop',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_BASE: stripe.url,
  })
  const server = await startServer({ ...settings, stripe: config })
  clock = () => server.clock.now()
  const delivered = new Set<string>()
  return {
    server,
    stripe,
    deliver(event, signedWith, secondsAgo) {
      if (!event) throw new Error('there is no such event')
      delivered.add(event.id)
      return send(server, event, signedWith, secondsAgo)
    },
    async deliverAll() {
      for (const event of [...stripe.events]) {
        if (delivered.has(event.id)) continue
        delivered.add(event.id)
        await send(server, event)
      }
    },
    async close() {
      await server.close()
      await stripe.close()
    },
  }
}

export const hostedBilling = { ...billing, payment_method_id: 2 }

/** A person with an order for the pack with 100 tokens. */
export async function order(server: TestServer, changes: object = { pack_id: 2 }) {
  const member = await newMember(server)
  return { member, quote: await checkOut(member, { ...hostedBilling, ...changes }) }
}

/** Presses Pay. */
export const payOnPage = (
  member: Visitor,
  quote: { id: string; total: number },
  headers: Record<string, string> = {},
) =>
  member.call('executeCheckout', {
    body: { deposit_id: quote.id, amount: quote.total, payment_method_id: 2 },
    headers,
  })

export const sessionIn = (url: string | null | undefined): string => url?.split('/').at(-1) ?? ''
