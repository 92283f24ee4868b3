import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formatsModule from 'ajv-formats'
import type { FastifyInstance } from 'fastify'
import { parse } from 'yaml'
import { toJson } from '../support/cache.ts'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
type JsonObject = { [name: string]: Json }

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const contractFile = new URL('../../../../openapi.yaml', import.meta.url)

let cached: JsonObject | null = null

/** openapi.yaml with every $ref replaced by what it names; read once a process, and not to be changed. */
export function readContract(): JsonObject {
  cached ??= resolveReferences(parse(readFileSync(contractFile, 'utf8')))
  return cached
}

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

/** Whom a call is for, by what it asks for. */
export type Access = 'everyone' | 'members' | 'operators'

function accessOf(security: Json | undefined): Access {
  if (!Array.isArray(security)) return 'members'
  if (security.length === 0) return 'everyone'
  return security.every((one) => isObject(one) && 'adminAuth' in one) ? 'operators' : 'members'
}

export interface ContractOperation {
  id: string
  access: Access
  /** Status of the successful answer. */
  success: number
  requiresBody: boolean
  takesForm: boolean
  /** The answer is a stream of events. */
  isEndless: boolean
  /** A GET that changes something, as a link in a mail must: a HEAD of it is no question without consequences. */
  hasEffect: boolean
}

const httpMethods = ['get', 'put', 'post', 'delete', 'patch']

function operationsIn(contract: JsonObject): JsonObject[] {
  const paths = isObject(contract.paths) ? contract.paths : {}
  return Object.values(paths).flatMap((path) =>
    isObject(path)
      ? Object.entries(path).flatMap(([method, item]) => (httpMethods.includes(method) && isObject(item) ? [item] : []))
      : [],
  )
}

export const listOperations = (contract: JsonObject): ContractOperation[] =>
  operationsIn(contract).map((item) => {
    const responses = isObject(item.responses) ? Object.keys(item.responses) : []
    const body = item.requestBody
    return {
      id: String(item.operationId),
      access: accessOf(item.security),
      success: Number(responses.find((status) => Number(status) < 400) ?? 200),
      requiresBody: isObject(body) && body.required === true,
      takesForm: isObject(body) && isObject(body.content) && 'multipart/form-data' in body.content,
      isEndless: JSON.stringify(item.responses ?? {}).includes('"text/event-stream"'),
      hasEffect: item['x-effect'] === true,
    }
  })

/**
 * The contract as the router wants it: forms are read part by part in the operation, and answers are written by typed
 * code and checked against their schemas in the tests, so neither has a schema here.
 */
export function forRouting(contract: JsonObject): JsonObject {
  const copy = structuredClone(contract)
  for (const item of operationsIn(copy)) {
    const body = item.requestBody
    const content = isObject(body) ? body.content : undefined
    if (isObject(content) && 'multipart/form-data' in content) delete item.requestBody
    item.responses = { default: { description: 'see openapi.yaml' } }
  }
  return copy
}

const addFormats = formatsModule.default

const createAjv = (options: { coerceTypes: boolean }) =>
  addFormats(
    new Ajv2020({
      strict: false,
      allErrors: true,
      useDefaults: true,
      coerceTypes: options.coerceTypes,
      formats: { binary: true, password: true },
    }),
  )

/** Node gives the names of headers in lower case; Fastify adapts schemas for its own validator only. */
function withLowerCaseNames(schema: object): object {
  if (!('properties' in schema)) return schema
  const properties = Object.entries(schema.properties ?? {}).map(([name, value]) => [name.toLowerCase(), value])
  const required = 'required' in schema && Array.isArray(schema.required) ? schema.required : []
  return {
    ...schema,
    properties: Object.fromEntries(properties),
    required: required.map((name) => String(name).toLowerCase()),
  }
}

/** Bodies are taken literally; everything in the URL and the headers is text and becomes what its schema says. */
export function useContractSchemas(app: FastifyInstance): void {
  const literal = createAjv({ coerceTypes: false })
  const coercing = createAjv({ coerceTypes: true })
  app.setValidatorCompiler(({ schema, httpPart }) => {
    if (httpPart === 'body') return literal.compile(schema)
    return coercing.compile(httpPart === 'headers' ? withLowerCaseNames(schema) : schema)
  })
  app.setSerializerCompiler(() => toJson)
}
