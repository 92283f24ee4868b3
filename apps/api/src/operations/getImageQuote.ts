import { defineMemberOperation } from '../http/operation.ts'
import { listPrice } from '../images/prices.ts'
import { fromTenths } from '../support/amounts.ts'

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
