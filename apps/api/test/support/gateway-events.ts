import { createHmac } from 'node:crypto'
import type { TestServer } from './server.ts'

const secret = 'webhook secret of the tests'

/** Sends an event as a gateway does, with a signature over the body's bytes. */
export function sendEvent(server: TestServer, body: object, { gateway = 'sandbox', signedWith = secret } = {}) {
  const payload = JSON.stringify(body)
  const signature = `sha256=${createHmac('sha256', signedWith).update(payload).digest('hex')}`
  return server.visitor().call('paymentWebhook', {
    path: { gateway },
    body,
    headers: { 'x-mintage-signature': signature },
  })
}
