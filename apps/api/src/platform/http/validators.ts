import { createRequire } from 'node:module'
import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js'
import type { FastifyInstance } from 'fastify'
import { toJson } from '../support/cache.ts'

const require = createRequire(import.meta.url)

/** Loads Ajv, which a server at rest does not need. */
function createAjv(coerceTypes: boolean): Ajv2020 {
  const ajv: typeof import('ajv/dist/2020.js') = require('ajv/dist/2020.js')
  const formats: typeof import('ajv-formats') = require('ajv-formats')
  return formats.default(
    new ajv.Ajv2020({
      strict: false,
      allErrors: true,
      useDefaults: true,
      coerceTypes,
      formats: { binary: true, password: true },
    }),
  )
}

let literal: Ajv2020 | undefined
let coercing: Ajv2020 | undefined

/** Node lower-cases header names; Fastify adapts schemas only for its own validator. */
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

/** Bodies are not coerced; text in the URL and the headers is coerced to its schema's type. */
function compile(schema: object, part: string | undefined): ValidateFunction {
  if (part === 'body') {
    literal ??= createAjv(false)
    return literal.compile(schema)
  }
  coercing ??= createAjv(true)
  return coercing.compile(part === 'headers' ? withLowerCaseNames(schema) : schema)
}

/** Cached by route and part, because all servers of a process share one contract. */
const validators = new Map<string, ValidateFunction>()

/**
 * Compiles each schema with the first request that it checks: at a start all of them take half a second, and most are
 * not used for long.
 */
export function useContractSchemas(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, method, url, httpPart, contentType }) => {
    const key = `${method} ${url} ${httpPart} ${contentType}`
    return (data) => {
      const validate = validators.get(key) ?? compile(schema, httpPart)
      validators.set(key, validate)
      return validate(data) || { error: validate.errors ?? [] }
    }
  })
  app.setSerializerCompiler(() => toJson)
}
