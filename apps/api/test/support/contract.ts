import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formatsModule from 'ajv-formats'
import type { OperationId } from '../../src/platform/contract/types.ts'
import { parseContract } from '../../src/platform/http/contract.ts'
import { contractFile } from '../../src/platform/http/contract-cache.ts'

const contract: unknown = parseContract(readFileSync(contractFile, 'utf8'))

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const entries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

export interface Described {
  id: string
  tag: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The contract's path, with {names}. */
  path: string
  item: unknown
}

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const

export const described: readonly Described[] = entries(member(contract, 'paths')).flatMap(([path, pathItem]) =>
  methods.flatMap((method) => {
    const item = member(pathItem, method.toLowerCase())
    if (item === undefined) return []
    return [
      { id: String(member(item, 'operationId')), tag: String(member(member(item, 'tags'), '0')), method, path, item },
    ]
  }),
)

export function describedAs(id: OperationId): Described {
  const found = described.find((operation) => operation.id === id)
  if (!found) throw new Error(`openapi.yaml has no operation ${id}`)
  return found
}

const ajv = formatsModule.default(
  new Ajv2020({ strict: false, allErrors: true, formats: { binary: true, password: true } }),
)
const validators = new Map<string, ValidateFunction>()

function validatorFor(operation: Described, status: number): ValidateFunction | null {
  const key = `${operation.id} ${status}`
  const validator = validators.get(key)
  if (validator) return validator
  const response = member(member(operation.item, 'responses'), String(status))
  if (response === undefined) throw new Error(`${operation.id} answered ${status}, which openapi.yaml does not name`)
  const schema = member(member(member(response, 'content'), 'application/json'), 'schema')
  if (typeof schema !== 'object' || schema === null) return null
  const validate = ajv.compile(schema)
  validators.set(key, validate)
  return validate
}

/** Throws unless the contract describes the reply. */
export function checkReply(operation: Described, status: number, contentType: string, body: string): void {
  const validate = validatorFor(operation, status)
  if (!validate) return
  if (!contentType.startsWith('application/json')) {
    if (status < 400) return
    throw new Error(`${operation.id} answered ${status} as ${contentType}`)
  }
  if (!validate(JSON.parse(body))) {
    throw new Error(`${operation.id} ${status} breaks openapi.yaml: ${ajv.errorsText(validate.errors)}\n${body}`)
  }
}

const refusal = ajv.compile(Object(member(member(member(contract, 'components'), 'schemas'), 'Error')))

/** Throws unless a refusal outside the operations has the common envelope. */
export function checkRefusal(status: number, contentType: string, body: string): void {
  if (!contentType.startsWith('application/json')) throw new Error(`answered ${status} as ${contentType}`)
  if (!refusal(JSON.parse(body))) throw new Error(`${status} is no Error: ${ajv.errorsText(refusal.errors)}\n${body}`)
}
