import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../ports/dependencies.ts'

const TIMEOUT_MS = 2000
const MAX_REPLY = 200

/**
 * Proxies the caller's country from a configured service, as its plain text `1;US;USA;...` (D34). It is not in the
 * contract, because the service is external. Answers 204 if none is configured or it fails: an error would appear in
 * every visitor's console.
 */
export function lookUpCountry(app: FastifyInstance, { config, log }: Dependencies): void {
  const { ipLookupUrl } = config
  app.get('/ip-country', async (request, reply) => {
    if (!ipLookupUrl) return reply.code(204).send()
    try {
      const answer = await fetch(ipLookupUrl.replace('{ip}', encodeURIComponent(request.ip)), {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      })
      if (!answer.ok) return reply.code(204).send()
      const text = (await answer.text()).slice(0, MAX_REPLY)
      return reply.type('text/plain; charset=utf-8').header('cache-control', 'private, max-age=3600').send(text)
    } catch (error) {
      log.info({ err: error }, 'the IP lookup gave no answer')
      return reply.code(204).send()
    }
  })
}
