import { isRecord } from './isRecord.ts'
import { named, shapes } from './shapes.gen.ts'

/**
 * What a value has to be for the site to read it: 'string', 'number', 'boolean', the name of another shape, or '' for
 * anything; '?' at the end lets it be missing or null. `[shape]` is a list; an object names its fields, of which '*' is
 * every one. Lengths, patterns and words are the server's to keep: a new word breaks no page.
 */
export type Shape = string | readonly [Shape] | { readonly [field: string]: Shape }

/** Some servers write a number as text, and a yes as 1. */
const isNumeric = (value: unknown) => typeof value !== 'object' && value !== '' && Number.isFinite(Number(value))

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape)

export function fits(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'string') {
    const name = shape.replace('?', '')
    if (name === '') return true
    if (value === null || value === undefined) return name !== shape
    const other = named[name]
    if (other !== undefined) return fits(value, other)
    return name === 'string' ? typeof value === name : isNumeric(value)
  }
  if (isList(shape)) return Array.isArray(value) && value.every((item) => fits(item, shape[0]))
  if (!isRecord(value)) return false
  const { '*': every, ...fields } = shape
  return (
    Object.entries(fields).every(([field, inner]) => fits(value[field], inner)) &&
    (every === undefined || Object.values(value).every((item) => fits(item, every)))
  )
}

/**
 * Whether the site can read the answer of a call: of a write whose answer nobody reads, and of an envelope that says
 * it is no success, nothing is asked.
 */
export function keepsContract(body: unknown, method: string, path: string): boolean {
  const shape = shapes[`${method} ${path}`]
  return shape === undefined || (isRecord(body) && body.status === 'ERROR') || fits(body, shape)
}
