import { isRecord } from './isRecord.ts'

/**
 * The type that the site needs: 'string', 'number', 'boolean', the name of another schema, or '' for anything; a final
 * '?' allows missing and null. `[schema]` is a list; an object lists fields, and '*' stands for every field. Lengths,
 * patterns and enums are not validated, so that a new value breaks no page.
 */
export type ResponseSchema = string | readonly [ResponseSchema] | { readonly [field: string]: ResponseSchema }

/** The schema of each call's answer, as `GET /packs`, and the schemas they name. */
export interface ResponseSchemas {
  readonly schemas: Readonly<Record<string, ResponseSchema>>
  readonly named: Readonly<Record<string, ResponseSchema>>
}

/** Some servers write a number as text, and a yes as 1. */
const isNumeric = (value: unknown) => typeof value !== 'object' && value !== '' && Number.isFinite(Number(value))

const isList = (schema: ResponseSchema): schema is readonly [ResponseSchema] => Array.isArray(schema)

export function matchesSchema(value: unknown, schema: ResponseSchema, named: ResponseSchemas['named']): boolean {
  if (typeof schema === 'string') {
    const name = schema.replace('?', '')
    if (name === '') return true
    if (value === null || value === undefined) return name !== schema
    const other = named[name]
    if (other !== undefined) return matchesSchema(value, other, named)
    return name === 'string' ? typeof value === name : isNumeric(value)
  }
  if (isList(schema)) return Array.isArray(value) && value.every((item) => matchesSchema(item, schema[0], named))
  if (!isRecord(value)) return false
  const { '*': every, ...fields } = schema
  return (
    Object.entries(fields).every(([field, inner]) => matchesSchema(value[field], inner, named)) &&
    (every === undefined || Object.values(value).every((item) => matchesSchema(item, every, named)))
  )
}
