import { isUuid } from '../../domain/checkout/deposits.ts'
import { applyGatewayEvent } from '../../domain/payments/events.ts'
import { ConflictError, NotFoundError, ValidationError } from '../../errors.ts'
import { unauthorized, unavailable } from '../../platform/http/errors.ts'
import { type GatewayEvent, GatewayUnavailable, type PaymentGateway } from '../../ports/payment-gateway.ts'
import { defineOperation } from '../operation.ts'

const isOurId = (id: string | null) => id === null || isUuid(id)

/** The gateway repeats an event that is not answered with success. */
async function readEvent(gateway: PaymentGateway, signature: unknown, rawBody: string): Promise<GatewayEvent> {
  try {
    const event = await gateway.readEvent(typeof signature === 'string' ? signature : undefined, rawBody)
    if (event === 'forged') throw unauthorized('The signature does not fit.')
    if (event === null) throw new ValidationError({ id: ['This field is required'] })
    return event
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw unavailable('The gateway did not say what this event is about.')
    throw error
  }
}

export const paymentWebhook = defineOperation('paymentWebhook', async ({ path, request }, dependencies) => {
  const { db, gateway, clock, log } = dependencies
  if (path.gateway !== gateway.name) throw new NotFoundError()
  const event = await readEvent(gateway, request.headers[gateway.signatureHeader], request.rawBody)
  if (!isOurId(event.attemptId)) throw new ValidationError({ attempt_id: ['This value is not valid'] })
  if (!isOurId(event.depositId)) throw new ValidationError({ deposit_id: ['This value is not valid'] })

  const about = { gateway: gateway.name, eventId: event.id }
  try {
    const deposit = await applyGatewayEvent(db, gateway.name, event, clock.now(), log)
    if (event.type === 'other') return { status: 'OK', message: 'This kind of event is not used here.' }
    // Events of unknown payments are acknowledged too: a retry would change nothing.
    if (!deposit) log.warn(about, 'an event names an unknown payment')
    return { status: 'OK' }
  } catch (error) {
    if (error instanceof ConflictError) log.error(about, 'an event id was used for another event')
    throw error
  }
})
