import type { Schemas } from '../../src/platform/contract/types.ts'
import type { TestServer } from './server.ts'
import type { Visitor } from './visitor.ts'

export const cards = {
  visa: '4242424242424242',
  mastercard: '5555555555554444',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  gatewayError: '4000000000000119',
  challenge: '4000002500003155',
  pendingThenPaid: '4000000000003063',
  pendingThenFailed: '4000000000003089',
} as const

export const billing = {
  name: 'Ada',
  surname: 'Coyne',
  phone: '+35312345678',
  country: 1,
  city: 'Dublin',
  address: '4 Foundry Lane',
  zip: 'D08 X2Y4',
  payment_method_id: 1,
  currency: 'EUR',
}

export const cardBody = (quote: Schemas['Quote'], number: string, changes: object = {}) => ({
  card_number: number,
  expiry_month: '09',
  expiry_year: '29',
  cardholder_name: 'ADA COYNE',
  cvv: '123',
  email: 'ada@example.com',
  amount: quote.total,
  payment_method_id: 1,
  deposit_id: quote.id,
  ...changes,
})

export async function checkOut(visitor: Visitor, changes: object = { pack_id: 2 }): Promise<Schemas['Quote']> {
  return (await visitor.call('createCheckout', { body: { ...billing, ...changes } })).answer.payload
}

export const pay = (visitor: Visitor, quote: Schemas['Quote'], number: string, changes: object = {}) =>
  visitor.call('executeCheckout', { body: cardBody(quote, number, changes) })

export const balanceOf = async (visitor: Visitor) => (await visitor.call('getProfile')).answer.balance

export const statusOf = async (visitor: Visitor, id: string) =>
  (await visitor.call('getDepositStatus', { path: { id } })).answer.status

export async function newMember(server: TestServer): Promise<Visitor> {
  const visitor = server.visitor()
  await visitor.signUp()
  return visitor
}
