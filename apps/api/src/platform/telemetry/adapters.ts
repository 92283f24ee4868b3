import type { PaymentGateway } from '../../ports/payment-gateway.ts'
import type { Storage } from '../storage/storage.ts'
import { inCallSpan, inSpan } from './spans.ts'

/** Wraps a gateway so that each external call is a span with its outcome. */
export function tracedGateway(gateway: PaymentGateway): PaymentGateway {
  const about = { 'mintage.gateway': gateway.name }
  return {
    name: gateway.name,
    check: (card) => gateway.check(card),
    summarise: (card) => gateway.summarise(card),
    readEvent: (signature, rawBody) => gateway.readEvent(signature, rawBody),
    settle: (apply) => gateway.settle(apply),
    refund: (refund) => inCallSpan('gateway.refund', about, () => gateway.refund(refund)),
    charge: (charge) =>
      inCallSpan('gateway.charge', about, async (span) => {
        const outcome = await gateway.charge(charge)
        span.setAttribute('mintage.outcome', outcome.kind)
        return outcome
      }),
    find: (attemptId) =>
      inCallSpan('gateway.find', about, async (span) => {
        const outcome = await gateway.find(attemptId)
        span.setAttribute('mintage.outcome', outcome?.kind ?? 'unknown')
        return outcome
      }),
    cancel: (attemptId) =>
      inCallSpan('gateway.cancel', about, async (span) => {
        const outcome = await gateway.cancel(attemptId)
        span.setAttribute('mintage.outcome', outcome)
        return outcome
      }),
  }
}

/** Wraps a storage so that each call is a span without the key. */
export const tracedStorage = (storage: Storage): Storage => ({
  put: (key, data) => inSpan('storage.put', { 'mintage.bytes': data.length }, () => storage.put(key, data)),
  open: (key) => inSpan('storage.open', {}, () => storage.open(key)),
  read: (key) => inSpan('storage.read', {}, () => storage.read(key)),
  remove: (key) => inSpan('storage.remove', {}, () => storage.remove(key)),
  list: (prefix) => inSpan('storage.list', {}, () => storage.list(prefix)),
})
