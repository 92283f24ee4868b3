import { createCheckout as create } from '../../domain/checkout/create.ts'
import { defineMemberOperation } from '../operation.ts'

export const createCheckout = defineMemberOperation(
  'createCheckout',
  ({ body, member, idempotencyKey }, dependencies) => create(dependencies, member, body, idempotencyKey),
)
