import type { FastifyInstance } from 'fastify'
import { malformed } from './errors.ts'

/** PostgreSQL stores neither NUL nor half of a surrogate pair; no keyboard writes them. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Whether every text in a parsed body or query can be stored. */
export function holdsStorableText(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value)
  if (Buffer.isBuffer(value) || typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, member]) => isStorable(name) && holdsStorableText(member))
}

/** Refuses such text at the door, so that it is not an error of the database later. */
export function refuseUnstorableText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, query, params }) => {
    if (![body, query, params].every(holdsStorableText)) throw malformed()
  })
}
