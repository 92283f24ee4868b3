import type { Session } from '../accounts/sessions.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of openapi.yaml. */
    operationId?: string
    /** Its answer goes on for as long as somebody listens. */
    isEndless?: boolean
  }

  interface FastifyRequest {
    /** Set for members' operations before they run. */
    session: Session | null
    /** The JSON body as it came; empty for other bodies. */
    rawBody: string
  }
}
