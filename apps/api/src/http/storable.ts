import type { FastifyInstance } from 'fastify'
import { malformed } from './errors.ts'

/** PostgreSQL stores neither NUL nor half of a surrogate pair; no keyboard writes them. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** What the contract describes nests four levels; whatever walks a body further down could run out of stack. */
const DEEPEST = 32

/** Whether every text in a parsed body or query can be stored, and the whole of it can be walked through. */
export function isStorableValue(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorable(value)
  if (Buffer.isBuffer(value) || typeof value !== 'object' || value === null) return true
  if (depth === DEEPEST) return false
  for (const name in value) {
    if (!isStorable(name) || !isStorableValue(Reflect.get(value, name), depth + 1)) return false
  }
  return true
}

/** Refuses the rest before an operation sees it, so that it causes no error of the database or a recursion later. */
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook('preValidation', ({ body, query, params }, _reply, done) => {
    const storable = isStorableValue(body) && isStorableValue(query) && isStorableValue(params)
    done(storable ? undefined : malformed())
  })
}
