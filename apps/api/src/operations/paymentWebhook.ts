import { isUuid } from '../checkout/deposits.ts'
import { invalid, notFound, unauthorized } from '../http/errors.ts'
import { defineOperation } from '../http/operation.ts'
import { applyGatewayEvent } from '../payments/settle.ts'

const SIGNATURE_HEADER = 'x-mintage-signature'

export const paymentWebhook = defineOperation('paymentWebhook', async ({ path, request }, services) => {
  const { db, gateway, clock, log } = services
  if (path.gateway !== gateway.name) throw notFound()
  const signature = request.headers[SIGNATURE_HEADER]
  const event = gateway.readEvent(typeof signature === 'string' ? signature : undefined, request.rawBody)
  if (event === 'forged') throw unauthorized('The signature does not fit.')
  if (event === 'unknown') return { status: 'OK', message: 'This kind of event is not used here.' }
  if (!isUuid(event.attemptId)) throw invalid({ attempt_id: ['This value is not valid'] })
  // An attempt that is not ours is acknowledged too: sending it again would change nothing.
  const deposit = await applyGatewayEvent(db, gateway.name, event, clock.now(), log)
  if (!deposit) log.warn({ gateway: gateway.name, eventId: event.id }, 'an event names an unknown payment')
  return { status: 'OK' }
})
