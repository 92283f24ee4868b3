import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import type { Books, Session, StripeEvent } from './stripe-books.ts'

interface Shop {
  webhookUrl(): string
  webhookSecret: string
}

const { webhooks } = new Stripe('sk_test_unused')

/** Sends an event to the shop, as often as Stripe would within seconds: once. */
async function deliver({ webhookUrl, webhookSecret }: Shop, event: StripeEvent): Promise<void> {
  const payload = JSON.stringify(event)
  const signature = webhooks.generateTestHeaderString({ payload, secret: webhookSecret })
  const answer = await fetch(webhookUrl(), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  }).catch((error: unknown) => error)
  const result = answer instanceof Response ? answer.status : String(answer)
  console.log(`${event.type} ${event.id}: ${result}`)
}

const amountOf = ({ amount_total: amount, currency }: Session): string => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: currency ?? 'eur' })
  return format.format((amount ?? 0) / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

const form = (session: Session) => `
<h1>Pay ${amountOf(session)}</h1>
<form method="post">
<button name="how" value="now">Pay</button>
<button name="how" value="later">Pay by a bank that decides later</button>
</form>
<p><a href="${session.cancel_url}">Cancel</a></p>`

const closed = (session: Session) => `
<h1>This page is ${session.status}</h1>
<p><a href="${session.cancel_url}">Back to the shop</a></p>`

const page = (session: Session) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Test payment page</title>
<style>
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui; max-width: 24rem; margin: 4rem auto; padding: 1rem }
button { display: block; width: 100%; padding: .75rem; margin: .5rem 0; font: inherit }
</style>
<p>This page stands in for Stripe. No money moves.</p>
${session.status === 'open' ? form(session) : closed(session)}
</html>`

/** The pages on which people pay, for `startStripe`. Each payment is reported to the shop before they return there. */
export const paymentPages =
  (shop: Shop) =>
  async (request: IncomingMessage, response: ServerResponse, books: Books): Promise<void> => {
    const session = books.sessions.get(request.url?.replace('/c/pay/', '') ?? '')
    if (!session) {
      response.writeHead(404).end()
      return
    }
    if (request.method !== 'POST' || session.status !== 'open') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(session))
      return
    }
    const told = books.events.length
    const later = new URLSearchParams(await text(request)).get('how') === 'later'
    books.pay(session.id, { later })
    for (const event of books.events.slice(told)) await deliver(shop, event)
    response.writeHead(303, { location: session.success_url ?? '/' }).end()
  }
