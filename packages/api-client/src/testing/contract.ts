import { readFileSync } from 'node:fs'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'

interface Media {
  schema?: object
  example?: unknown
  examples?: Record<string, { value: unknown }>
}

interface Parameter {
  name: string
  in: string
  schema: object
  example?: unknown
}

interface Response {
  content?: Record<string, Media>
}

interface Reference {
  $ref: string
}

interface OperationObject {
  operationId: string
  tags: string[]
  'x-spec'?: string
  'x-opts-out'?: boolean
  'x-caller'?: string
  security?: object[]
  parameters?: (Parameter | Reference)[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, Response | Reference>
}

interface OpenApiDocument {
  paths: Record<string, Record<string, OperationObject>>
  components: { schemas: Record<string, object> }
}

const text = readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8')

export const contract: OpenApiDocument = parse(text)

const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false })
addFormats(ajv)
ajv.addSchema(contract, 'contract')

/** A JSON pointer from the names on the way, each one escaped. */
export const pointer = (...names: string[]): string =>
  names.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** Follows a $ref of the document; returns the pointer itself without a $ref. */
export const locate = (at: string): { at: string; node: unknown } => {
  let node: unknown = contract
  for (const name of at.split('/').slice(1)) {
    const key = name.replaceAll('~1', '/').replaceAll('~0', '~')
    node = typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined
  }
  const target = typeof node === 'object' && node !== null ? Reflect.get(node, '$ref') : undefined
  return typeof target === 'string' ? locate(target.slice(1)) : { at, node }
}

/** What is wrong with a value by the schema at a pointer; an empty list when it is valid. */
export const faults = (at: string, value: unknown): string[] => {
  const fragment = at.split('/').map(encodeURIComponent).join('/')
  const validate = ajv.getSchema(`contract#${fragment}`)
  if (!validate) throw new Error(`No schema at ${at}`)
  if (validate(value)) return []
  return (validate.errors ?? []).map((error: ErrorObject) => `${error.instancePath} ${error.message}`)
}

export const schemaFaults = (name: string, value: unknown): string[] =>
  faults(pointer('components', 'schemas', name), value)

export interface Operation extends OperationObject {
  method: string
  path: string
  /** JSON pointer. */
  at: string
}

export const operations: Operation[] = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    ...operation,
    method,
    path,
    at: pointer('paths', path, method),
  })),
)

/** What is wrong with an answer of an operation. */
export const answerFaults = (operation: Operation, status: number, body: unknown): string[] => {
  const response = locate(`${operation.at}${pointer('responses', String(status))}`)
  if (response.node === undefined) return [`${operation.operationId} does not answer ${status}`]
  return faults(`${response.at}${pointer('content', 'application/json', 'schema')}`, body)
}
