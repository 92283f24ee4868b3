import { listPrice } from '../../domain/images/prices.ts'
import { fromTenths } from '../../platform/support/amounts.ts'
import { defineMemberOperation } from '../operation.ts'

export const getImageQuote = defineMemberOperation(
  'getImageQuote',
  async ({ query: { service }, member }, { catalogue, quotes }) => {
    const price = listPrice(await catalogue.settings(), service)
    const { quote, validUntil } = quotes.issue(member.id, service, price)
    return {
      status: 'OK',
      payload: { service, price: fromTenths(price), quote, valid_until: validUntil.toISOString() },
    }
  },
)
