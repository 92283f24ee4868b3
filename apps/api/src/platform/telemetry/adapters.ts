import type { ChargeOutcome, PaymentGateway } from '../../ports/payment-gateway.ts'
import type { Storage } from '../storage/storage.ts'
import { inCallSpan, inSpan } from './spans.ts'

/** Wraps a gateway so that each external call is a span with its outcome. */
export function tracedGateway(gateway: PaymentGateway): PaymentGateway {
  const about = { 'mintage.gateway': gateway.name }
  const inOutcomeSpan = <T>(name: string, call: () => Promise<T>, outcomeOf: (result: T) => string) =>
    inCallSpan(name, about, async (span) => {
      const result = await call()
      span.setAttribute('mintage.outcome', outcomeOf(result))
      return result
    })
  const kindOf = (outcome: ChargeOutcome | null) => outcome?.kind ?? 'unknown'
  const traced = {
    name: gateway.name,
    signatureHeader: gateway.signatureHeader,
    chargeStep: gateway.chargeStep,
    readEvent: (signature, rawBody) => gateway.readEvent(signature, rawBody),
    settle: (apply) => gateway.settle(apply),
    refund: (refund) => inCallSpan('gateway.refund', about, () => gateway.refund(refund)),
    find: (attemptId) => inOutcomeSpan('gateway.find', () => gateway.find(attemptId), kindOf),
    cancel: (attemptId) => inOutcomeSpan('gateway.cancel', () => gateway.cancel(attemptId), String),
  } satisfies Partial<PaymentGateway>
  if (gateway.kind === 'hosted') {
    const open: typeof gateway.open = (charge) => inCallSpan('gateway.open', about, () => gateway.open(charge))
    return { ...traced, kind: 'hosted', open }
  }
  return {
    ...traced,
    kind: 'card',
    check: (card) => gateway.check(card),
    summarise: (card) => gateway.summarise(card),
    charge: (charge) => inOutcomeSpan('gateway.charge', () => gateway.charge(charge), kindOf),
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
