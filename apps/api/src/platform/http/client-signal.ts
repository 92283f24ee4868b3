import type { FastifyReply } from 'fastify'

/** Fires when the connection of a reply closes. Fastify's `request.signal` fires as soon as the body has been read. */
export function clientSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => controller.abort())
  return controller.signal
}
