import { HttpResponse, http } from 'msw'
import type { paths } from '../schema.gen.ts'

export type Method = 'get' | 'post' | 'put' | 'delete'

interface Operation {
  parameters: { path?: object }
  requestBody?: { content: object }
  responses: object
}

export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never
}[keyof paths]

export type OperationOf<M extends Method, P extends PathOf<M>> =
  paths[P] extends Record<M, infer Op extends Operation> ? Op : never

export type ContentOf<Part> = Part extends { content: infer Content } ? Content[keyof Content] : undefined

/** Builds the response of one operation; a status or body outside the contract does not compile. */
type Reply<Op extends Operation> = <Status extends keyof Op['responses'] & number>(
  status: Status,
  body: ContentOf<Op['responses'][Status]>,
  headers?: Record<string, string>,
) => Response

export interface MockedCall<Op extends Operation> {
  request: Request
  /** Path parameters, as text. */
  params: Record<keyof NonNullable<Op['parameters']['path']> & string, string>
  /** The body of a JSON call. */
  json: () => Promise<ContentOf<NonNullable<Op['requestBody']>>>
  reply: Reply<Op>
}

type Resolver<Op extends Operation> = (call: MockedCall<Op>) => Response | Promise<Response>

/** Any origin, so that one handler serves Storybook, the site and tests in Node. */
const base = '*/api'

/**
 * A request handler of one operation, typed by openapi.yaml:
 * `mock('get', '/deposit/status/{id}', ({ reply }) => reply(200, { status: 'Success' }))`.
 * For what no server should answer, return any other Response: `HttpResponse.error()`, `HttpResponse.html('...')`.
 */
export const mock = <M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  resolver: Resolver<OperationOf<M, P>>,
) =>
  http[method]<MockedCall<OperationOf<M, P>>['params']>(
    base + path.replace(/\{(\w+)\}/g, ':$1'),
    ({ request, params }) => {
      const plain: Request = request
      return resolver({ request, params, json: () => plain.json(), reply })
    },
  )

/** Loosely typed inside; `Reply` is the typed interface. */
const reply = (status: number, body: unknown, headers: Record<string, string> = {}): Response => {
  if (body === undefined) return new HttpResponse(null, { status, headers })
  if (body instanceof Blob)
    return new HttpResponse(body, { status, headers: { 'Content-Type': body.type, ...headers } })
  return new HttpResponse(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })
}
