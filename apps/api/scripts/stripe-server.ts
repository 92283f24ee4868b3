import { paymentPages } from '../test/support/stripe-page.ts'
import { startStripe } from '../test/support/stripe-server.ts'

/** A replacement of Stripe, to try a shop without an account: docs/how-to/take-payments-with-stripe.md */
const { env } = process
const secretKey = env.STRIPE_SECRET_KEY ?? 'sk_test_x'
const webhookSecret = env.STRIPE_WEBHOOK_SECRET ?? 'whsec_x'
const webhookUrl = env.WEBHOOK_URL ?? 'http://localhost:3000/api/payments/webhook/stripe'

const { url } = await startStripe({
  secretKey,
  port: Number(env.STRIPE_PORT ?? 12111),
  otherwise: paymentPages({ webhookUrl: () => webhookUrl, webhookSecret }),
})

console.log(`This server stands in for Stripe: ${url}
Start the shop in another terminal:
PAYMENT_GATEWAY=stripe STRIPE_API_BASE=${url} STRIPE_SECRET_KEY=${secretKey} STRIPE_WEBHOOK_SECRET=${webhookSecret} npm start`)
