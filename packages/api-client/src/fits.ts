import { shapes as first } from './firstShapes.gen.ts'
import { isRecord } from './isRecord.ts'

/**
 * What a value has to be for the site to read it: 'string', 'number', 'boolean', the name of another shape, or '' for
 * anything; '?' at the end lets it be missing or null. `[shape]` is a list; an object names its fields, of which '*' is
 * every one. Lengths, patterns and words are the server's to keep: a new word breaks no page.
 */
export type Shape = string | readonly [Shape] | { readonly [field: string]: Shape }

/** The shape of each call's answer, as `GET /packs`, and the shapes they name. */
export interface Shapes {
  readonly shapes: Readonly<Record<string, Shape>>
  readonly named: Readonly<Record<string, Shape>>
}

/** Some servers write a number as text, and a yes as 1. */
const isNumeric = (value: unknown) => typeof value !== 'object' && value !== '' && Number.isFinite(Number(value))

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape)

export function fits(value: unknown, shape: Shape, named: Shapes['named']): boolean {
  if (typeof shape === 'string') {
    const name = shape.replace('?', '')
    if (name === '') return true
    if (value === null || value === undefined) return name !== shape
    const other = named[name]
    if (other !== undefined) return fits(value, other, named)
    return name === 'string' ? typeof value === name : isNumeric(value)
  }
  if (isList(shape)) return Array.isArray(value) && value.every((item) => fits(item, shape[0], named))
  if (!isRecord(value)) return false
  const { '*': every, ...fields } = shape
  return (
    Object.entries(fields).every(([field, inner]) => fits(value[field], inner, named)) &&
    (every === undefined || Object.values(value).every((item) => fits(item, every, named)))
  )
}

/** Loaded when wanted; whoever cannot get it does without the check, not without the answer. */
const later = (): Promise<Shapes> =>
  import('./laterShapes.gen.ts').then(
    ({ shapes }) => shapes,
    () => ({ shapes: {}, named: {} }),
  )

/**
 * Whether the site can read the answer of a call: of a write whose answer nobody reads, and of an envelope that says
 * it is no success, nothing is asked.
 */
export async function keepsContract(body: unknown, method: string, path: string): Promise<boolean> {
  if (isRecord(body) && body.status === 'ERROR') return true
  const call = `${method} ${path}`
  const { shapes, named } = Object.hasOwn(first.shapes, call) ? first : await later()
  const shape = shapes[call]
  return shape === undefined || fits(body, shape, named)
}
