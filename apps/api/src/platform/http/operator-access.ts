import type { FastifyRequest } from 'fastify'
import { NotFoundError } from '../../errors.ts'
import type { Config } from '../config/config.ts'
import { equalSecrets } from '../support/secrets.ts'
import { malformed, unauthorized } from './errors.ts'

/** The operator's name for the audit log; empty if the caller sends none. */
export function operatorOf({ headers }: FastifyRequest): string {
  const header = headers['x-operator']
  return typeof header === 'string' && header.length <= 100 ? header.trim() : ''
}

/**
 * Requires the operators' token. Sessions and cookies are not accepted, because a page of another site could make a
 * browser send them. Without a configured token the endpoint does not exist.
 */
export function admitOperator({ adminToken }: Pick<Config, 'adminToken'>, request: FastifyRequest): void {
  if (adminToken === null) throw new NotFoundError()
  const token = /^Bearer (\S{1,500})$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined || !equalSecrets(token, adminToken)) throw unauthorized('The token is not right.')
  const changes = request.method !== 'GET' && request.method !== 'HEAD'
  if (changes && operatorOf(request) === '') throw malformed('Say who you are in the header X-Operator.')
}
