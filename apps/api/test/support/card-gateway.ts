import type { Dependencies } from '../../src/ports/dependencies.ts'
import type { CardGateway } from '../../src/ports/payment-gateway.ts'

/** The gateway of a server that takes cards. */
export function cardGatewayOf({ gateway }: Pick<Dependencies, 'gateway'>): CardGateway {
  if (gateway.kind !== 'card') throw new Error('this server takes no cards')
  return gateway
}
