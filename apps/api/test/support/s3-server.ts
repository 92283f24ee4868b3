import { createHash, randomUUID } from 'node:crypto'
import { buildApp } from 'fauxqs'
import type { S3Config } from '../../src/platform/storage/s3-config.ts'
import { isSigned } from './s3-signature.ts'

export interface S3Server {
  config: S3Config
  /** The same configuration as environment variables. */
  env: Record<string, string>
  /** All keys of the bucket, as the server lists them. */
  keys(): Promise<string[]>
  close(): Promise<void>
}

const account = { accessKeyId: 'the-key-id', secretAccessKey: 'the-secret-key' }
const bucket = 'pictures'

/**
 * An S3 server in memory. It accepts unsigned requests, so signature and body hash are checked before it; and like many
 * servers it refuses checksums after the body.
 */
export async function startS3(prefix = ''): Promise<S3Server> {
  const app = buildApp({ logger: false })
  const ours = { 'x-ours': randomUUID() }
  app.addHook('preHandler', async ({ method, originalUrl: url, headers, body }, reply) => {
    if (headers['x-ours'] === ours['x-ours']) return
    const refuse = (status: number, code: string) =>
      reply.code(status).type('application/xml').send(`<Error><Code>${code}</Code></Error>`)
    if (headers['x-amz-trailer'] !== undefined) return refuse(501, 'NotImplemented')
    if (!isSigned({ method, url, headers }, account)) return refuse(403, 'SignatureDoesNotMatch')
    const data = Buffer.isBuffer(body) ? body : String(body ?? '')
    const hash = createHash('sha256').update(data).digest('hex')
    if (headers['x-amz-content-sha256'] !== hash) return refuse(400, 'XAmzContentSHA256Mismatch')
  })
  await app.inject({ method: 'PUT', url: `/${bucket}`, headers: ours })
  const endpoint = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  return {
    config: { ...account, endpoint, region: 'us-east-1', bucket, pathStyle: true, prefix },
    env: {
      S3_ENDPOINT: endpoint.href,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: account.accessKeyId,
      S3_SECRET_ACCESS_KEY: account.secretAccessKey,
      S3_PREFIX: prefix,
    },
    async keys() {
      const { payload } = await app.inject({ url: `/${bucket}?list-type=2`, headers: ours })
      return [...payload.matchAll(/<Key>(.*?)<\/Key>/g)].flatMap(([, key]) => key ?? [])
    },
    close: () => app.close(),
  }
}
