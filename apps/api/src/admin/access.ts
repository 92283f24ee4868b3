import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { NotFoundError } from '../errors.ts'
import { malformed, unauthorized } from '../http/errors.ts'
import { equalSecrets } from '../support/secrets.ts'

/** As they name themselves, for the audit log; empty when they do not. */
export function operatorOf({ headers }: FastifyRequest): string {
  const given = headers['x-operator']
  return typeof given === 'string' && given.length <= 100 ? given.trim() : ''
}

/**
 * Lets in whoever has the token of the server's operators. A session is none, nor is a cookie, which a page of another
 * site could make a browser send. Without a token in the configuration there is nothing here.
 */
export function admitOperator({ adminToken }: Pick<Config, 'adminToken'>, request: FastifyRequest): void {
  if (adminToken === null) throw new NotFoundError()
  const given = /^Bearer (\S{1,500})$/i.exec(request.headers.authorization ?? '')?.[1]
  if (given === undefined || !equalSecrets(given, adminToken)) throw unauthorized('The token is not right.')
  const changes = request.method !== 'GET' && request.method !== 'HEAD'
  if (changes && operatorOf(request) === '') throw malformed('Say who you are in the header X-Operator.')
}
