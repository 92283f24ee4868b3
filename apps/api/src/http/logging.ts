import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'
import { currentIds } from '../telemetry/spans.ts'

/** Where log lines go; standard output when absent. */
export interface LogStream {
  write(line: string): void
}

/** Names under which secrets travel: a second safeguard, for a log call with a whole object. */
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

/** What a failure is and where, never what it says: messages of the database and of parsers quote values. */
const describeError = (error: unknown) =>
  error instanceof Error
    ? {
        type: error.name,
        message: '',
        stack: stackWithoutMessage(error),
        ...('code' in error ? { code: error.code } : {}),
      }
    : { type: typeof error, message: '', stack: '' }

/** A request is logged by its route: addresses can hold e-mails, tokens and whatever a person pasted into them. */
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
