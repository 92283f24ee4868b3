import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DAY } from '../../platform/support/clock.ts'
import { equalSecrets, newSecret } from '../../platform/support/secrets.ts'
import type { Cookies } from './cookies.ts'

const LIFETIME = 365 * DAY

/**
 * A browser that signed in to an account before. It grants no access; it has its own limit when strangers have used up
 * the account's tries.
 */
export interface Devices {
  trust(reply: FastifyReply, emailKey: string): void
  /** The key of the device's own limit; null for a device that is new to this account. */
  knownTo(request: FastifyRequest, emailKey: string): string | null
}

export function createDevices(secret: string, { device: name, options }: Cookies): Devices {
  const sign = (emailKey: string, nonce: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['device', emailKey, nonce]))
      .digest('base64url')
  return {
    trust(reply, emailKey) {
      const nonce = newSecret()
      reply.setCookie(name, `${nonce}.${sign(emailKey, nonce)}`, { ...options, maxAge: LIFETIME / 1000 })
    },
    knownTo(request, emailKey) {
      const [nonce, signature] = request.cookies[name]?.split('.') ?? []
      if (!nonce || !signature || !equalSecrets(signature, sign(emailKey, nonce))) return null
      return `device ${nonce}`
    },
  }
}
