import { executeCheckout as execute } from '../../domain/payments/execute.ts'
import { defineMemberOperation } from '../operation.ts'

export const executeCheckout = defineMemberOperation(
  'executeCheckout',
  ({ body, member, idempotencyKey }, dependencies) => execute(dependencies, member.id, body, idempotencyKey),
)
