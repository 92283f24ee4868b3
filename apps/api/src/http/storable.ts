import type { FastifyInstance } from 'fastify'
import { malformed } from './errors.ts'

/** PostgreSQL stores neither NUL nor half of a surrogate pair; no keyboard writes them. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Whether every text in a parsed body or query can be stored. */
export function holdsStorableText(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value)
  if (Buffer.isBuffer(value) || typeof value !== 'object' || value === null) return true
  for (const name in value) {
    if (!isStorable(name) || !holdsStorableText(Reflect.get(value, name))) return false
  }
  return true
}

/** Refuses such text at the door, so that it is not an error of the database later. */
export function refuseUnstorableText(app: FastifyInstance): void {
  app.addHook('preValidation', ({ body, query, params }, _reply, done) => {
    const storable = holdsStorableText(body) && holdsStorableText(query) && holdsStorableText(params)
    done(storable ? undefined : malformed())
  })
}
