import { defineMemberOperation } from '../http/operation.ts'
import { executeCheckout as execute } from '../payments/execute.ts'

export const executeCheckout = defineMemberOperation(
  'executeCheckout',
  ({ body, member, idempotencyKey }, dependencies) => execute(dependencies, member.id, body, idempotencyKey),
)
