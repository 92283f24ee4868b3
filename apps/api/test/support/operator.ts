import type { Schemas } from '../../src/platform/contract/types.ts'
import type { TestServer } from './server.ts'
import type { Visitor } from './visitor.ts'

export const adminToken = 'token-of-the-operators-of-the-tests-1'

export interface Operator {
  call: Visitor['call']
}

export function createOperator(server: TestServer, name = 'grace'): Operator {
  const visitor = server.visitor()
  visitor.token = adminToken
  return {
    call: (id, options = {}) => visitor.call(id, { ...options, headers: { 'x-operator': name, ...options.headers } }),
  }
}

export async function personOf(operator: Operator, email: string): Promise<Schemas['Person']> {
  const { answer } = await operator.call('findPeople', { query: { text: email } })
  const [person, ...others] = answer.payload
  if (!person || others.length > 0) throw new Error(`${answer.payload.length} people have ${email}`)
  return person
}
