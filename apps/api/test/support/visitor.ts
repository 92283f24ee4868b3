import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { AnswerOf, OperationId, PathOf, QueryOf } from '../../src/platform/contract/types.ts'
import { checkReply, describedAs } from './contract.ts'

interface CallOptions<Id extends OperationId> {
  path?: PathOf<Id>
  query?: QueryOf<Id>
  /** Loosely typed, because tests also send invalid requests. */
  body?: object
  form?: FormData
  headers?: Record<string, string>
}

interface ErrorAnswer {
  status: 'ERROR'
  message: string
  code?: string
  errors?: Record<string, string[]>
  needed?: number
  balance?: number
  reference?: string
}

interface Reply<Id extends OperationId> {
  status: number
  /** The successful JSON response; for a refusal the access throws it. */
  readonly answer: AnswerOf<Id>
  readonly error: ErrorAnswer
  raw: LightMyRequestResponse
}

export interface Visitor {
  call<Id extends OperationId>(id: Id, options?: CallOptions<Id>): Promise<Reply<Id>>
  /** The bearer token of later calls; null uses cookies only. */
  token: string | null
  cookies: Record<string, string>
  signUp(details?: { email?: string; name?: string }): Promise<{ email: string; password: string }>
}

let people = 0

export const newEmail = (): string => {
  people += 1
  return `person${people}@example.com`
}

export const password = 'Coin2026'

function urlOf(path: string, pathValues: object, query: object): string {
  const filled = path.replace(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(String(Reflect.get(pathValues, name))),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) search.set(name, String(value))
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`
}

async function encodeBody(options: { body?: object; form?: FormData }) {
  if (options.body) return { payload: JSON.stringify(options.body), headers: { 'content-type': 'application/json' } }
  if (!options.form) return { headers: {} }
  const encoded = new Response(options.form)
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  }
}

/**
 * Calls operations by id and checks every reply against openapi.yaml.
 * @param settled waits for the remaining work of a call
 */
export function createVisitor(http: FastifyInstance, settled: () => Promise<void> = () => Promise.resolve()): Visitor {
  const visitor: Visitor = {
    token: null,
    cookies: {},

    async call(id, options = {}) {
      const operation = describedAs(id)
      const { headers, ...body } = await encodeBody(options)
      const raw = await http.inject({
        method: operation.method,
        url: urlOf(operation.path, options.path ?? {}, options.query ?? {}),
        headers: {
          ...headers,
          ...(visitor.token ? { authorization: `Bearer ${visitor.token}` } : {}),
          ...options.headers,
        },
        cookies: visitor.cookies,
        ...body,
      })
      await settled()
      checkReply(operation, raw.statusCode, String(raw.headers['content-type'] ?? ''), raw.payload)
      for (const { name, value } of raw.cookies) {
        if (value === '') delete visitor.cookies[name]
        else visitor.cookies[name] = value
      }
      return {
        status: raw.statusCode,
        raw,
        get answer() {
          if (raw.statusCode >= 400) throw new Error(`${id} answered ${raw.statusCode}: ${raw.payload}`)
          return raw.json()
        },
        get error() {
          if (raw.statusCode < 400) throw new Error(`${id} answered ${raw.statusCode}: ${raw.payload}`)
          return raw.json()
        },
      }
    },

    async signUp({ email = newEmail(), name = 'Ada' } = {}) {
      const { answer } = await visitor.call('register', {
        body: { name, surname: 'Coyne', email, password, password_confirmation: password },
      })
      visitor.token = answer.access_token ?? null
      return { email, password }
    },
  }
  return visitor
}
