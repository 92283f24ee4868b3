import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { OperationId } from '../platform/contract/types.ts'
import type { ContractOperation } from '../platform/http/contract.ts'
import { readOperations } from '../platform/http/contract-cache.ts'
import { malformed, unsupportedType } from '../platform/http/errors.ts'
import { limitsOf } from '../platform/http/rate-limits.ts'
import { useContractSchemas } from '../platform/http/validators.ts'
import type { Dependencies } from '../ports/dependencies.ts'
import { operations } from './index.ts'

/** Other sites can send forms without a preflight, so only operations that need a form accept one. */
const refuseForm = async (request: FastifyRequest): Promise<void> => {
  if (request.isMultipart()) throw unsupportedType('This call does not take a body of this type.')
}

const requireBody = async (request: FastifyRequest): Promise<void> => {
  if (request.body === undefined && !request.isMultipart()) throw malformed()
}

const isOperationId = (id: string): id is OperationId => Object.hasOwn(operations, id)

/** Every path of openapi.yaml below /api: admission, then validation by the contract, then the operation. */
export async function registerContract(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  useContractSchemas(app)
  if (dependencies.config.rateLimits) {
    await app.register(rateLimit, { global: false })
  }

  const limitsFor = (id: string) =>
    dependencies.config.rateLimits ? limitsOf(app, dependencies.config.limits, id) : null
  // One limit for all operator operations, so that a token cannot be guessed at each of them.
  const ofOperators = limitsFor('adminCalls')

  function routeOf(described: ContractOperation): RouteOptions {
    const { id, method, path, schema } = described
    if (!isOperationId(id)) throw new Error(`openapi.yaml names ${id}, which no file implements`)
    const operation = operations[id]
    if (described.access !== operation.access) {
      throw new Error(`${id}: openapi.yaml and the operation disagree about who may call it`)
    }
    const limits = operation.access === 'operators' ? ofOperators : limitsFor(id)
    const { admit } = operation
    const onRequest = [
      ...(limits ? [limits.byAddress] : []),
      ...(admit ? [(request: FastifyRequest) => admit(dependencies, request)] : []),
      ...(limits && operation.access === 'members' ? [limits.byMember] : []),
    ]
    const { requiresBody, takesForm, hasEffect, isEndless, success } = described
    const preValidation = [
      ...(takesForm || method === 'get' ? [] : [refuseForm]),
      ...(requiresBody ? [requireBody] : []),
    ]
    return {
      method,
      schema,
      exposeHeadRoute: !hasEffect,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      config: { operationId: id, ...(isEndless ? { isEndless } : {}) },
      // Empty hooks are left out: reading settings is the most frequent call.
      ...(onRequest.length > 0 ? { onRequest } : {}),
      ...(preValidation.length > 0 ? { preValidation } : {}),
      handler(request: FastifyRequest, reply: FastifyReply) {
        if (success !== 200) reply.code(success)
        return operation.run(dependencies, request, reply)
      },
    }
  }

  const routes = (await readOperations()).map(routeOf)
  await app.register(
    async (api) => {
      for (const route of routes) api.route(route)
    },
    { prefix: '/api' },
  )
}
