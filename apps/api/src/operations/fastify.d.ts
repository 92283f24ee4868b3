import type { Session } from '../domain/accounts/sessions.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string
    /** The response is an event stream. */
    isEndless?: boolean
  }

  interface FastifyRequest {
    /** Set before a member operation runs. */
    session: Session | null
    /** The raw JSON body; empty for other bodies. */
    rawBody: string
  }
}
