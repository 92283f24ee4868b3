import { createServer } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openS3Storage, type S3Limits } from '../../src/platform/storage/s3.ts'
import type { Storage } from '../../src/platform/storage/storage.ts'
import * as s3 from '../support/failing-s3.ts'
import { startS3 } from '../support/s3-server.ts'

let server: s3.FailingS3
beforeEach(async () => {
  server = await s3.startFailingS3()
})
afterEach(() => server.close())

const jug = Buffer.from('a jug')

async function open(limits: Partial<S3Limits> = {}): Promise<Storage> {
  server.reply(s3.emptyList)
  const storage = await openS3Storage(server.config, { attempts: 2, ...limits })
  server.calls.length = 0
  return storage
}

/**
 * Lets the test end the client's timeout of this many milliseconds after a call has arrived; a real short timeout would
 * end calls too early on a busy machine. All other timers are real.
 * @returns the function that ends the timeout
 */
function holdLimit(milliseconds: number): () => void {
  const { setTimeout: real } = globalThis
  const held: (() => void)[] = []
  const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation((callback, delay) => {
    if (delay !== milliseconds) return real(callback, delay)
    held.push(callback)
    return real(() => undefined, 0)
  })
  onTestFinished(() => timers.mockRestore())
  return () => {
    for (const callback of held.splice(0)) callback()
  }
}

/** Each operation of a storage with its successful response. */
const uses: readonly [string, (storage: Storage) => Promise<unknown>, s3.S3Reply][] = [
  ['put', (storage) => storage.put('a/jug.png', jug), s3.written],
  ['open', (storage) => storage.open('a/jug.png'), s3.file('a jug')],
  ['read', (storage) => storage.read('a/jug.png'), s3.file('a jug')],
  ['remove', (storage) => storage.remove('a/jug.png'), s3.written],
  ['list', (storage) => storage.list('a'), s3.emptyList],
]

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

describe.each(uses)('%s', (_name, use, well) => {
  test('is retried when the storage is overloaded', async () => {
    const storage = await open()
    server.reply(s3.refusal(503, 'SlowDown'), well)
    await use(storage)
    expect(server.calls).toHaveLength(2)
  })

  test.each([
    ['is overloaded', s3.refusal(503, 'SlowDown')],
    ['has an internal error', s3.refusal(500, 'InternalError')],
    ['hangs up', s3.cut],
  ])('fails when the storage %s every time', async (_fault, reply) => {
    const storage = await open()
    server.reply(reply)
    expect(await errorOf(use(storage))).toMatchObject({ name: 'StorageUnavailable' })
    expect(server.calls).toHaveLength(2)
  })

  test('fails when the storage never answers', async () => {
    const storage = await open({ answerWithin: 19_999 })
    const runOut = holdLimit(19_999)
    server.reply(() => setImmediate(runOut))
    expect(await errorOf(use(storage))).toMatchObject({ name: 'StorageUnavailable' })
    expect(server.calls).toHaveLength(2)
  })

  test.each([
    ['refuses the account', s3.refusal(403, 'AccessDenied')],
    ['does not have the bucket', s3.refusal(404, 'NoSuchBucket')],
    ['is another server', s3.other(404, '<h1>Not found</h1>')],
    ['is behind a refusing proxy', s3.other(403, 'Forbidden')],
  ])('fails at once when the storage %s', async (_fault, reply) => {
    const storage = await open()
    server.reply(reply)
    expect(await errorOf(use(storage))).toMatchObject({ name: 'StorageUnavailable' })
    expect(server.calls).toHaveLength(1)
  })

  test('sends no secret, requests no public access, and quotes no part of the request in its error', async () => {
    const storage = await open()
    server.reply(s3.refusal(403, 'SignatureDoesNotMatch'))
    const error = await errorOf(use(storage))
    const text = JSON.stringify([error, String(error), error instanceof Error ? error.stack : null])
    expect(text).toContain('SignatureDoesNotMatch, status 403')
    for (const { headers, url } of server.calls) {
      expect(JSON.stringify([headers, url])).not.toContain(server.config.secretAccessKey)
      expect(Object.keys(headers).filter((name) => /acl|grant/.test(name))).toEqual([])
    }
    for (const secret of [server.config.secretAccessKey, server.config.accessKeyId, 'Signature=', 'said by'])
      expect(text).not.toContain(secret)
  })
})

describe('a file', () => {
  test('is missing only if the storage reports this key as missing', async () => {
    const storage = await open()
    server.reply(s3.refusal(404, 'NoSuchKey'))
    expect(await storage.read('a/jug.png')).toBeNull()
    expect(await storage.open('a/jug.png')).toBeNull()
    await storage.remove('a/jug.png')
  })

  test('is retried soon, also after a retry-after of an hour', async () => {
    const storage = await open()
    server.reply(s3.refusal(503, 'SlowDown', { 'retry-after': '3600' }), s3.file('a jug'))
    expect(await storage.read('a/jug.png')).toEqual(jug)
  })

  test('is requested again after an interruption', async () => {
    const storage = await open()
    server.reply(s3.cutFile, s3.file('a jug'))
    expect(await storage.read('a/jug.png')).toEqual(jug)
  })

  test.each([
    ['is interrupted', s3.cutFile, {}],
    // A real idle timeout, long enough for a call to arrive on a busy machine.
    ['stalls', s3.stalledFile, { idleFor: 3_000 }],
  ])('that %s each time fails instead of being shorter', async (_fault, reply, limits) => {
    const storage = await open(limits)
    server.reply(reply)
    expect(await errorOf(storage.read('a/jug.png'))).toMatchObject({ name: 'StorageUnavailable' })
    expect(server.calls).toHaveLength(2)
    const opened = await storage.open('a/jug.png')
    if (!opened) throw new Error('the file is not there')
    await expect(buffer(opened.stream)).rejects.toThrow()
  })

  test('is written only after the storage has confirmed it', async () => {
    const storage = await open()
    const called = Promise.withResolvers<() => void>()
    server.reply((response, call) => called.resolve(() => s3.written(response, call)))
    let isWritten = false
    const writing = storage.put('a/jug.png', jug).then(() => {
      isWritten = true
    })
    const answer = await called.promise
    expect(isWritten).toBe(false)
    answer()
    await writing
    expect(server.calls).toMatchObject([{ method: 'PUT', url: '/pictures/a/jug.png?x-id=PutObject', body: jug }])
  })

  test('of several megabytes is sent without Expect: 100-continue', async () => {
    const storage = await open()
    server.reply(s3.written)
    await storage.put('a/jug.png', Buffer.alloc(4_000_000))
    expect(server.calls).toHaveLength(1)
  })

  test('of several parts is not written if the completion fails', async () => {
    const storage = await open({ attempts: 1 })
    server.reply((response, { method, url }) => {
      const body = url.includes('?uploads')
        ? '<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>'
        : // As AWS does if the completion fails after the response has begun.
          '<Error><Code>InternalError</Code></Error>'
      response.writeHead(200, { 'content-type': 'application/xml', etag: '"e"' }).end(method === 'PUT' ? '' : body)
    })
    expect(await errorOf(storage.put('a/large', Buffer.alloc(9_000_000)))).toMatchObject({ name: 'StorageUnavailable' })
    // Uploaded parts are removed, because they would cost money.
    expect(server.calls.at(-1)?.method).toBe('DELETE')
  })
})

describe('a list', () => {
  test('fails if it is truncated', async () => {
    const storage = await open()
    server.reply(s3.list('<IsTruncated>true</IsTruncated><Contents><Key>a/jug.png</Key></Contents>'))
    expect(await errorOf(storage.list('a'))).toMatchObject({ name: 'StorageUnavailable' })
    server.reply(s3.list('<IsTruncated>true</IsTruncated><NextContinuationToken>t</NextContinuationToken>'))
    expect(await errorOf(storage.list('a'))).toMatchObject({ name: 'StorageUnavailable' })
  })

  test("leaves out foreign entries such as a console's folder placeholder", async () => {
    const storage = await open()
    const keys = ['a/', 'a//b.png', 'a/jug.png'].map((key) => `<Contents><Key>${key}</Key></Contents>`)
    server.reply(s3.list(keys.join('')))
    expect((await storage.list('a')).map(({ key }) => key)).toEqual(['a/jug.png'])
  })
})

describe('at the start', () => {
  const start = async (limits: Partial<S3Limits> = {}) =>
    String(await errorOf(openS3Storage(server.config, { attempts: 2, ...limits })))
  const place = () => `The bucket of S3_BUCKET (pictures) at S3_ENDPOINT (${server.config.endpoint?.host})`

  test.each([
    ['NoSuchBucket', 404, 'there is no such bucket'],
    ['AccessDenied', 403, 'S3_ACCESS_KEY_ID may not list it'],
    ['InvalidAccessKeyId', 403, 'S3_ACCESS_KEY_ID is not known there'],
    ['SignatureDoesNotMatch', 403, 'S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID, or S3_REGION is another'],
    ['AuthorizationHeaderMalformed', 400, 'S3_REGION is another'],
    ['SlowDown', 503, 'SlowDown, status 503'],
  ])('explains %s to an operator', async (code, status, words) => {
    server.reply(s3.refusal(status, code))
    expect(await start()).toBe(`StorageUnavailable: ${place()} cannot be used: ${words}`)
  })

  test('times out on a storage that does not answer', async () => {
    server.reply(s3.silence)
    const words = `StorageUnavailable: ${place()} cannot be used: it did not answer in time`
    expect(await start({ startWithin: 300 })).toBe(words)
    expect(await start({ answerWithin: 300 })).toBe(words)
  })

  test('reports an unreachable storage', async () => {
    const free = createServer()
    await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve))
    const address = free.address()
    const port = typeof address === 'object' && address ? address.port : 0
    await new Promise((resolve) => free.close(resolve))
    const config = { ...server.config, endpoint: new URL(`http://127.0.0.1:${port}`) }
    expect(String(await errorOf(openS3Storage(config, { attempts: 2 })))).toContain('cannot be used: ECONNREFUSED')
  })

  test('refuses a wrong secret key', async () => {
    const real = await startS3()
    try {
      const opening = openS3Storage({ ...real.config, secretAccessKey: 'another-secret-key' })
      expect(String(await errorOf(opening))).toContain('S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID')
    } finally {
      await real.close()
    }
  })
})
