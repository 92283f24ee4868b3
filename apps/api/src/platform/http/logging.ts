import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import { EngineError } from '../../engines/shared/errors.ts'
import type { Config } from '../config/config.ts'
import { StorageUnavailable } from '../storage/unavailable.ts'
import type { LogStream } from '../support/log.ts'
import { currentIds } from '../telemetry/spans.ts'

/** Field names of secrets: a second safeguard for log calls with whole objects. */
const secretNames = ['card_number', 'cvv', 'expiry_month', 'expiry_year', 'password', 'password_confirmation']
const moreSecretNames = ['current_password', 'token', 'access_token', 'authorization', 'cookie', 'set-cookie']

const redacted = [...secretNames, ...moreSecretNames].flatMap((name) => {
  const key = `["${name}"]`
  return [key, `*${key}`, `*.*${key}`]
})

const stackWithoutMessage = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/** Their messages are our own, written for the operator. */
const ownErrors = [EngineError, StorageUnavailable]

/** Logs kind and place of a failure without its message: databases and parsers quote values. */
const describeError = (error: unknown) =>
  error instanceof Error
    ? {
        type: error.name,
        message: ownErrors.some((kind) => error instanceof kind) ? error.message : '',
        stack: stackWithoutMessage(error),
        ...('code' in error ? { code: error.code } : {}),
        ...(error instanceof EngineError && error.status !== undefined ? { status: error.status } : {}),
      }
    : { type: typeof error, message: '', stack: '' }

/** Logs the route: a URL can hold e-mails, tokens and pasted text. */
const describeRequest = (request: FastifyRequest) => ({
  method: request.method,
  route: request.routeOptions?.url,
})

export const loggerOptions = (config: Config, stream?: LogStream): NonNullable<FastifyServerOptions['logger']> => ({
  level: config.logLevel,
  redact: { paths: redacted, censor: '[redacted]' },
  serializers: { req: describeRequest, err: describeError },
  ...(config.telemetry ? { mixin: currentIds } : {}),
  ...(stream ? { stream } : {}),
})
