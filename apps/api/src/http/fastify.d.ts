import type { Session } from '../accounts/sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for members' operations before they run. */
    session: Session | null
    /** The JSON body as it came; empty for other bodies. */
    rawBody: string
  }
}
