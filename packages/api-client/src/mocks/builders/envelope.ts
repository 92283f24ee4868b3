import type { Schemas } from '../../types.ts'

/** The usual envelope of a successful answer. */
export const ok = <Payload>(payload: Payload) => ({ status: 'OK' as const, payload })

/** A page of a list, the last one unless a cursor is given. */
export const page = <Row>(payload: Row[], next_cursor: string | null = null) => ({ ...ok(payload), next_cursor })

/** A failure in the server's words. */
export const failure = (message: string): Schemas['Error'] => ({ status: 'ERROR', message })

/** A 422, with one text or more by field; the message is the first of them, as the reference server does it. */
export const fieldErrors = (errors: Record<string, string[]>, message?: string): Schemas['FieldErrors'] => ({
  status: 'ERROR',
  message: message ?? Object.values(errors)[0]?.[0] ?? 'Please check the fields',
  errors,
})
