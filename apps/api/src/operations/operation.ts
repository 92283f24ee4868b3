import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Member, Session } from '../domain/accounts/sessions.ts'
import type { AnswerOf, BodyOf, OperationId, PathOf, QueryOf } from '../platform/contract/types.ts'
import { StoredAnswer } from '../platform/db/idempotency.ts'
import type { Access } from '../platform/http/contract.ts'
import { forbidden, unauthorized } from '../platform/http/errors.ts'
import { admitOperator, operatorOf } from '../platform/http/operator-access.ts'
import type { Dependencies } from '../ports/dependencies.ts'

/** The arguments of an operation: the validated request. */
export interface Call<Id extends OperationId> {
  body: BodyOf<Id>
  query: QueryOf<Id>
  path: PathOf<Id>
  idempotencyKey: string | null
  request: FastifyRequest
  reply: FastifyReply
}

interface MemberCall<Id extends OperationId> extends Call<Id> {
  session: Session
  member: Member
}

/** Returned by operations that wrote the reply themselves: files and redirects. */
export class Replied {
  readonly reply: FastifyReply

  constructor(reply: FastifyReply) {
    this.reply = reply
  }
}

type Result<Id extends OperationId> = Promise<AnswerOf<Id> | StoredAnswer | Replied>

type Handlers = { [Id in OperationId]: (call: Call<Id>, dependencies: Dependencies) => Result<Id> }
type MemberHandlers = { [Id in OperationId]: (call: MemberCall<Id>, dependencies: Dependencies) => Result<Id> }

const unwrap = (result: unknown): unknown =>
  result instanceof StoredAnswer ? result.body : result instanceof Replied ? result.reply : result

export interface Operation {
  id: OperationId
  access: Access
  /** Runs before the body is read, so that strangers get no information about it. Null for public operations. */
  admit: ((dependencies: Dependencies, request: FastifyRequest) => Promise<void>) | null
  run(dependencies: Dependencies, request: FastifyRequest, reply: FastifyReply): Promise<unknown>
}

/** The compiled schema has already validated the value; this only narrows the type. */
const isValidated = <T>(value: unknown): value is T => value !== null

function validated<T>(value: unknown): T {
  if (!isValidated<T>(value)) throw new TypeError('a validated part of the request is missing')
  return value
}

function readCall<Id extends OperationId>(request: FastifyRequest, reply: FastifyReply): Call<Id> {
  const key = request.headers['idempotency-key']
  return {
    // Operations without a body have no schema for it, so a sent body is ignored.
    body: validated<BodyOf<Id>>(request.body ?? undefined),
    query: validated<QueryOf<Id>>(request.query),
    path: validated<PathOf<Id>>(request.params),
    idempotencyKey: typeof key === 'string' ? key : null,
    request,
    reply,
  }
}

/** An operation that guests may call too. */
export const defineOperation = <Id extends OperationId>(id: Id, handle: Handlers[Id]): Operation => ({
  id,
  access: 'everyone',
  admit: null,
  run: async (dependencies, request, reply) => unwrap(await handle(readCall<Id>(request, reply), dependencies)),
})

interface OperatorCall<Id extends OperationId> extends Call<Id> {
  /** The operator's name; empty for reads without one. */
  operator: string
}

type OperatorHandlers = {
  [Id in OperationId]: (call: OperatorCall<Id>, dependencies: Dependencies) => Result<Id>
}

/** An operation for operators, without a session (D75). */
export const defineOperatorOperation = <Id extends OperationId>(id: Id, handle: OperatorHandlers[Id]): Operation => ({
  id,
  access: 'operators',
  admit: async ({ config }, request) => admitOperator(config, request),
  run: async (dependencies, request, reply) =>
    unwrap(await handle({ ...readCall<Id>(request, reply), operator: operatorOf(request) }, dependencies)),
})

interface MemberOptions {
  /** Allowed before the e-mail is verified, when verification is required (D05). */
  beforeVerification?: boolean
}

export const defineMemberOperation = <Id extends OperationId>(
  id: Id,
  handle: MemberHandlers[Id],
  options: MemberOptions = {},
): Operation => ({
  id,
  access: 'members',
  async admit(dependencies, request) {
    const session = await dependencies.sessions.find(request)
    if (!session) throw unauthorized()
    if (dependencies.config.requireEmailVerification && !session.member.emailVerified && !options.beforeVerification) {
      throw forbidden('Your email address is not verified.', 'email_not_verified')
    }
    request.session = session
  },
  async run(dependencies, request, reply) {
    const { session } = request
    if (!session) throw unauthorized()
    return unwrap(await handle({ ...readCall<Id>(request, reply), session, member: session.member }, dependencies))
  },
})
