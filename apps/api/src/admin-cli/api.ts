import type { AnswerOf, OperationId } from '../platform/contract/types.ts'

/** Ends a command with a text for the operator. */
export class Refused extends Error {}

interface Sent {
  query?: Record<string, string | undefined>
  body?: object
  key?: string
}

export interface Api {
  get<Id extends OperationId>(path: string, query?: Sent['query']): Promise<AnswerOf<Id>>
  change<Id extends OperationId>(
    method: 'POST' | 'PUT',
    path: string,
    body: object,
    key?: string,
  ): Promise<AnswerOf<Id>>
}

export interface Access {
  url: string
  token: string
  operator: string
}

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** The server's own tests check every response against the contract. */
const isAnswer = <Id extends OperationId>(value: unknown): value is AnswerOf<Id> => member(value, 'status') === 'OK'

function explain(status: number, answer: unknown): string {
  const message = String(member(answer, 'message') ?? `The server answered ${status}.`)
  if (status === 404 && message === 'Not found.') return `${message} Does the server have an ADMIN_TOKEN?`
  const fields = Object.entries(Object(member(answer, 'errors'))).map(([name, texts]) => `  ${name}: ${texts}`)
  return [message, ...fields].join('\n')
}

export function connect({ url, token, operator }: Access): Api {
  async function send<Id extends OperationId>(method: string, path: string, sent: Sent): Promise<AnswerOf<Id>> {
    const address = new URL(`/api/admin${path}`, url)
    for (const [name, value] of Object.entries(sent.query ?? {}))
      if (value !== undefined) address.searchParams.set(name, value)
    const reply = await fetch(address, {
      method,
      redirect: 'error',
      headers: {
        authorization: `Bearer ${token}`,
        'x-operator': operator,
        ...(sent.key === undefined ? {} : { 'idempotency-key': sent.key }),
        ...(sent.body ? { 'content-type': 'application/json' } : {}),
      },
      ...(sent.body ? { body: JSON.stringify(sent.body) } : {}),
    }).catch((error: unknown) => {
      const again = method === 'GET' ? '' : ' What became of it is not known: look before you repeat it.'
      throw new Refused(`${address.origin} does not answer.${again}`, { cause: error })
    })
    const answer: unknown = await reply.json().catch(() => null)
    if (!reply.ok) throw new Refused(explain(reply.status, answer))
    if (!isAnswer<Id>(answer)) throw new Refused(`${address.origin} is no Mintage server.`)
    return answer
  }

  return {
    get: (path, query = {}) => send('GET', path, { query }),
    change: (method, path, body, key) => send(method, path, { body, ...(key === undefined ? {} : { key }) }),
  }
}
