import type { FastifySchema } from 'fastify'
import { parse } from 'yaml'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
type JsonObject = { [name: string]: Json }

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** @param source the text of openapi.yaml @returns it with every $ref resolved */
export const parseContract = (source: string): JsonObject => resolveReferences(parse(source))

function resolveReferences(root: Json): JsonObject {
  if (!isObject(root)) throw new Error('openapi.yaml holds no object')

  function lookUp(reference: string): Json {
    let found: Json | undefined = root
    for (const part of reference.slice(2).split('/')) {
      found = isObject(found) ? found[part.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined
    }
    if (found === undefined) throw new Error(`openapi.yaml: ${reference} does not exist`)
    return found
  }

  function resolve(value: Json): Json {
    if (Array.isArray(value)) return value.map(resolve)
    if (!isObject(value)) return value
    const { $ref, ...beside } = value
    if (typeof $ref !== 'string') return mapValues(value, resolve)
    const target = resolve(lookUp($ref))
    return isObject(target) ? { ...target, ...mapValues(beside, resolve) } : target
  }

  return mapValues(root, resolve)
}

const mapValues = (object: JsonObject, change: (value: Json) => Json): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]))

/** Who may call an operation, derived from its security requirement. */
export type Access = 'everyone' | 'members' | 'operators'

function accessOf(security: Json | undefined): Access {
  if (!Array.isArray(security)) return 'members'
  if (security.length === 0) return 'everyone'
  return security.every((one) => isObject(one) && 'adminAuth' in one) ? 'operators' : 'members'
}

export interface ContractOperation {
  id: string
  method: HttpMethod
  /** The contract's path, with {names}. */
  path: string
  schema: FastifySchema
  access: Access
  /** Status of the successful response. */
  success: number
  requiresBody: boolean
  takesForm: boolean
  /** The response is an event stream. */
  isEndless: boolean
  /** A GET with side effects (a mailed link). HEAD is not exposed for it. */
  hasEffect: boolean
}

const httpMethods = ['get', 'put', 'post', 'delete', 'patch'] as const
type HttpMethod = (typeof httpMethods)[number]

export const listOperations = (contract: JsonObject): ContractOperation[] =>
  Object.entries(isObject(contract.paths) ? contract.paths : {}).flatMap(([path, described]) =>
    isObject(described)
      ? httpMethods.flatMap((method) => {
          const item = described[method]
          return isObject(item) ? [operationOf(item, described, method, path)] : []
        })
      : [],
  )

function operationOf(item: JsonObject, described: JsonObject, method: HttpMethod, path: string): ContractOperation {
  const responses = isObject(item.responses) ? Object.keys(item.responses) : []
  const body = item.requestBody
  return {
    id: String(item.operationId),
    method,
    path,
    schema: requestSchemaOf(item, described),
    access: accessOf(item.security),
    success: Number(responses.find((status) => Number(status) < 400) ?? 200),
    requiresBody: isObject(body) && body.required === true,
    takesForm: isObject(body) && isObject(body.content) && 'multipart/form-data' in body.content,
    isEndless: JSON.stringify(item.responses ?? {}).includes('"text/event-stream"'),
    hasEffect: item['x-effect'] === true,
  }
}

const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : [])

function schemaOfParameters(parameters: readonly JsonObject[]): JsonObject {
  const required = parameters.filter((one) => one.required === true).map(({ name }) => String(name))
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [String(name), schema ?? {}])),
    ...(required.length > 0 ? { required } : {}),
  }
}

const parts = { path: 'params', query: 'querystring', header: 'headers' } as const

/**
 * The schemas of a request. Operations read forms part by part, and tests check responses against the contract, so
 * neither has a schema here.
 */
function requestSchemaOf(item: JsonObject, path: JsonObject): FastifySchema {
  const parameters = [...list(path.parameters), ...list(item.parameters)].filter(isObject)
  const ofParameters = Object.entries(parts).flatMap(([place, part]) => {
    const own = parameters.filter((one) => one.in === place)
    return own.length > 0 ? [[part, schemaOfParameters(own)]] : []
  })
  const body = isObject(item.requestBody) ? item.requestBody.content : undefined
  return {
    ...Object.fromEntries(ofParameters),
    ...(isObject(body) && !('multipart/form-data' in body) ? { body: { content: body } } : {}),
  }
}
