import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { notFound } from './errors.ts'

const PATIENCE = 2000
const LONGEST_REPLY = 200

/**
 * Passes the lookup of the caller's country on to a configured service, as its plain text `1;US;USA;...` (D34). Outside
 * the contract, since the lookup is an external service to the site; 404 when none is configured or it does not answer.
 */
export function lookUpCountry(app: FastifyInstance, { config, log }: Services): void {
  const { ipLookupUrl } = config
  if (!ipLookupUrl) return
  app.get('/ip-country', async (request, reply) => {
    try {
      const answer = await fetch(ipLookupUrl.replace('{ip}', encodeURIComponent(request.ip)), {
        signal: AbortSignal.timeout(PATIENCE),
        redirect: 'error',
      })
      if (!answer.ok) throw notFound()
      const text = (await answer.text()).slice(0, LONGEST_REPLY)
      return reply.type('text/plain; charset=utf-8').header('cache-control', 'private, max-age=3600').send(text)
    } catch (error) {
      log.info({ err: error }, 'the IP lookup gave no answer')
      throw notFound()
    }
  })
}
