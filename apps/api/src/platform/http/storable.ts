import type { FastifyInstance } from 'fastify'
import { malformed } from './errors.ts'

/** PostgreSQL stores neither NUL nor unpaired surrogates; no keyboard produces them. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** The contract has four levels; recursion into a much deeper body could overflow the stack. */
const MAX_DEPTH = 32

/** Whether every text can be stored and the nesting is not too deep. */
export function isStorableValue(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorable(value)
  if (Buffer.isBuffer(value) || typeof value !== 'object' || value === null) return true
  if (depth === MAX_DEPTH) return false
  for (const name in value) {
    if (!isStorable(name) || !isStorableValue(Reflect.get(value, name), depth + 1)) return false
  }
  return true
}

/** Refuses unstorable requests before an operation causes a database error or a stack overflow. */
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook('preValidation', ({ body, query, params }, _reply, done) => {
    const storable = isStorableValue(body) && isStorableValue(query) && isStorableValue(params)
    done(storable ? undefined : malformed())
  })
}
