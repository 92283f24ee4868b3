import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { SECOND } from '../support/clock.ts'
import { codeOf } from '../support/error-code.ts'
import { isKey, requireKey } from './keys.ts'
import type { S3Config } from './s3-config.ts'
import type { Storage } from './storage.ts'
import { StorageUnavailable } from './unavailable.ts'

/** Timeouts of the storage, in milliseconds. */
export interface S3Limits {
  connectWithin: number
  /** From the request to the beginning of the response. */
  answerWithin: number
  /** An idle connection is closed after this time, also during a download. */
  idleFor: number
  /** For a whole file, all attempts together. */
  readWithin: number
  startWithin: number
  /** The maximum number of attempts for temporary errors. */
  attempts: number
}

const usualLimits: S3Limits = {
  connectWithin: 3 * SECOND,
  answerWithin: 20 * SECOND,
  idleFor: 30 * SECOND,
  readWithin: 120 * SECOND,
  startWithin: 9 * SECOND,
  attempts: 4,
}

/** Larger files are uploaded in parts of this size, several at a time. */
const PART_BYTES = 8 * 1024 * 1024

/** Slow downloads hold a connection each and must not block uploads. */
const MAX_CONNECTIONS = 500

function createClient(config: S3Config, limits: S3Limits): S3Client {
  const agent = { maxSockets: MAX_CONNECTIONS }
  return new S3Client({
    ...(config.endpoint ? { endpoint: config.endpoint.href } : {}),
    // Only our own settings are used, not those of other programs in the environment.
    ignoreConfiguredEndpointUrls: true,
    region: config.region,
    forcePathStyle: config.pathStyle,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    retryMode: 'standard',
    maxAttempts: limits.attempts,
    // Many servers with the S3 API refuse the newer AWS checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // A server that does not support this header never sends 100 Continue.
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: limits.connectWithin,
      requestTimeout: limits.answerWithin,
      throwOnRequestTimeout: true,
      socketTimeout: limits.idleFor,
      httpAgent: agent,
      httpsAgent: agent,
    },
  })
}

/** The storage's error name, or the system's for a connection. */
function nameOf(error: unknown): string {
  if (error instanceof S3ServiceException) return `${error.name}, status ${error.$metadata.httpStatusCode ?? 'unknown'}`
  const code = codeOf(error)
  if (typeof code === 'string') return code
  return error instanceof Error ? error.name : 'unknown'
}

const isMissing = (error: unknown) => error instanceof S3ServiceException && error.name === 'NoSuchKey'

const failed = (action: string, error: unknown) =>
  error instanceof StorageUnavailable
    ? error
    : new StorageUnavailable(`The storage could not ${action} a file: ${nameOf(error)}`)

function createS3Storage(client: S3Client, config: S3Config, limits: S3Limits): Storage {
  const { bucket: Bucket, prefix } = config
  const objectOf = (key: string) => ({ Bucket, Key: prefix + requireKey(key) })

  async function get(key: string, options: { abortSignal?: AbortSignal } = {}) {
    const object = objectOf(key)
    try {
      const { Body, ContentLength } = await client.send(new GetObjectCommand(object), options)
      if (Body instanceof Readable && ContentLength !== undefined) return { size: ContentLength, stream: Body }
      throw new StorageUnavailable('The storage sent a file without its length.')
    } catch (error) {
      // Other errors, also a 404 for another reason, do not prove that the file is missing.
      if (isMissing(error)) return null
      throw failed('read', error)
    }
  }

  return {
    async put(key, data) {
      const params = { ...objectOf(key), Body: data }
      try {
        await new Upload({ client, params, partSize: PART_BYTES }).done()
      } catch (error) {
        throw failed('write', error)
      }
    },

    open: (key) => get(key),

    async read(key) {
      const abortSignal = AbortSignal.timeout(limits.readWithin)
      for (let attempt = 1; ; attempt += 1) {
        const found = await get(key, { abortSignal })
        if (!found) return null
        try {
          return await buffer(found.stream)
        } catch (error) {
          // The client retries requests but not interrupted downloads.
          if (attempt >= limits.attempts || abortSignal.aborted) throw failed('read', error)
        }
      }
    },

    async remove(key) {
      const object = objectOf(key)
      try {
        await client.send(new DeleteObjectCommand(object))
      } catch (error) {
        if (!isMissing(error)) throw failed('remove', error)
      }
    },

    async list(folder) {
      const Prefix = `${prefix}${requireKey(folder)}/`
      const listed = []
      let page: string | undefined
      do {
        const ContinuationToken = page
        const found = await client
          .send(new ListObjectsV2Command({ Bucket, Prefix, ...(ContinuationToken ? { ContinuationToken } : {}) }))
          .catch((error: unknown) => {
            throw new StorageUnavailable(`The storage could not list its files: ${nameOf(error)}`)
          })
        for (const { Key, LastModified } of found.Contents ?? []) {
          const key = Key?.slice(prefix.length)
          // Entries of other programs, such as folder placeholders, are skipped.
          if (key !== undefined && isKey(key)) listed.push({ key, changedAt: LastModified ?? new Date() })
        }
        page = found.IsTruncated ? found.NextContinuationToken : undefined
        if (found.IsTruncated && (page === undefined || page === ContinuationToken))
          throw new StorageUnavailable('The storage did not say how its list goes on.')
      } while (page !== undefined)
      return listed
    },
  }
}

const hints: Readonly<Record<string, string>> = {
  NoSuchBucket: 'there is no such bucket',
  AccessDenied: 'S3_ACCESS_KEY_ID may not list it',
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID is not known there',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID, or S3_REGION is another',
  AuthorizationHeaderMalformed: 'S3_REGION is another',
  PermanentRedirect: 'S3_REGION is another',
  AbortError: 'it did not answer in time',
  TimeoutError: 'it did not answer in time',
}

function startMessageOf({ bucket, endpoint, region }: S3Config, error: unknown): string {
  const place = endpoint ? `S3_ENDPOINT (${endpoint.host})` : `S3_REGION (${region})`
  const hint = error instanceof Error ? hints[error.name] : undefined
  return `The bucket of S3_BUCKET (${bucket}) at ${place} cannot be used: ${hint ?? nameOf(error)}`
}

/** @throws StorageUnavailable within ten seconds, with a message for the operator, if the bucket cannot be listed */
export async function openS3Storage(config: S3Config, changed: Partial<S3Limits> = {}): Promise<Storage> {
  const limits = { ...usualLimits, ...changed }
  const client = createClient(config, limits)
  try {
    // Not HEAD, because its error has no body. The sweep needs the list permission too.
    const one = new ListObjectsV2Command({ Bucket: config.bucket, Prefix: config.prefix, MaxKeys: 1 })
    await client.send(one, { abortSignal: AbortSignal.timeout(limits.startWithin) })
  } catch (error) {
    client.destroy()
    throw new StorageUnavailable(startMessageOf(config, error))
  }
  return createS3Storage(client, config, limits)
}
