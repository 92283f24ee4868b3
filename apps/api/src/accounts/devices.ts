import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DAY } from '../support/clock.ts'
import { equalSecrets, newSecret } from '../support/secrets.ts'
import type { Cookies } from './cookies.ts'

const LIFE = 365 * DAY

/**
 * A browser in which an account was signed in before. It proves nothing but that, and is counted by itself when
 * strangers have used up the tries of the account.
 */
export interface Devices {
  trust(reply: FastifyReply, emailKey: string): void
  /** What to count the device under; null for one that is not known to this account. */
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
      reply.setCookie(name, `${nonce}.${sign(emailKey, nonce)}`, { ...options, maxAge: LIFE / 1000 })
    },
    knownTo(request, emailKey) {
      const [nonce, signature] = request.cookies[name]?.split('.') ?? []
      if (!nonce || !signature || !equalSecrets(signature, sign(emailKey, nonce))) return null
      return `device ${nonce}`
    },
  }
}
