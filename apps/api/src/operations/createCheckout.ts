import { createCheckout as create } from '../checkout/create.ts'
import { defineMemberOperation } from '../http/operation.ts'

export const createCheckout = defineMemberOperation(
  'createCheckout',
  ({ body, member, idempotencyKey }, dependencies) => create(dependencies, member, body, idempotencyKey),
)
