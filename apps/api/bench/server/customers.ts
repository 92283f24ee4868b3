import type { Schemas } from '../../src/contract/types.ts'
import { type Running, send } from '../../test/support/processes.ts'
import { billing, cardBody, cards } from '../../test/support/shopping.ts'
import { newEmail, password } from '../../test/support/visitor.ts'

export const newcomer = () => ({
  name: 'Ada',
  surname: 'Coyne',
  email: newEmail(),
  password,
  password_confirmation: password,
})

/** A new customer's bearer token. */
export async function signUp(server: Running): Promise<string> {
  const { answer } = await send(server, 'register', { body: newcomer() })
  if (!answer.access_token) throw new Error('nobody could sign up')
  return answer.access_token
}

export async function order(server: Running, token: string): Promise<Schemas['Quote']> {
  const { status, answer } = await send(server, 'createCheckout', { token, body: { ...billing, pack_id: 2 } })
  if (status !== 200) throw new Error(`an order was answered with ${status}`)
  return answer.payload
}

export const payment = (quote: Schemas['Quote']) => cardBody(quote, cards.visa)
