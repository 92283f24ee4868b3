import { createServer } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openS3Storage, type S3Limits } from '../../src/storage/s3.ts'
import type { Storage } from '../../src/storage/storage.ts'
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
 * Lets the client's limit of this many milliseconds run out when the test says so, which is once a call has arrived: on a
 * busy machine a short one would end calls before. All other timers are real. @returns what lets it run out
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

/** Each way to use a storage, and how it is answered when all is well. */
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
  test('is tried again when the storage has too much to do', async () => {
    const storage = await open()
    server.reply(s3.refusal(503, 'SlowDown'), well)
    await use(storage)
    expect(server.calls).toHaveLength(2)
  })

  test.each([
    ['has too much to do', s3.refusal(503, 'SlowDown')],
    ['breaks', s3.refusal(500, 'InternalError')],
    ['hangs up', s3.cut],
  ])('is given up, and is an error, when the storage %s for good', async (_fault, reply) => {
    const storage = await open()
    server.reply(reply)
    expect(await errorOf(use(storage))).toMatchObject({ name: 'StorageUnavailable' })
    expect(server.calls).toHaveLength(2)
  })

  test('is given up, and is an error, when the storage says nothing for good', async () => {
    const storage = await open({ answerWithin: 19_999 })
    const runOut = holdLimit(19_999)
    server.reply(() => setImmediate(runOut))
    expect(await errorOf(use(storage))).toMatchObject({ name: 'StorageUnavailable' })
    expect(server.calls).toHaveLength(2)
  })

  test.each([
    ['refuses the account', s3.refusal(403, 'AccessDenied')],
    ['has lost the bucket', s3.refusal(404, 'NoSuchBucket')],
    ['is another server', s3.other(404, '<h1>Not found</h1>')],
    ['is behind a gate', s3.other(403, 'Forbidden')],
  ])('is an error at once when the storage %s', async (_fault, reply) => {
    const storage = await open()
    server.reply(reply)
    expect(await errorOf(use(storage))).toMatchObject({ name: 'StorageUnavailable' })
    expect(server.calls).toHaveLength(1)
  })

  test('sends no secret, asks for no public access, and quotes nothing of the request in its error', async () => {
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
  test('is missing only when the storage says that this key is', async () => {
    const storage = await open()
    server.reply(s3.refusal(404, 'NoSuchKey'))
    expect(await storage.read('a/jug.png')).toBeNull()
    expect(await storage.open('a/jug.png')).toBeNull()
    await storage.remove('a/jug.png')
  })

  test('is asked for again soon, also when the storage wants to be left alone for an hour', async () => {
    const storage = await open()
    server.reply(s3.refusal(503, 'SlowDown', { 'retry-after': '3600' }), s3.file('a jug'))
    expect(await storage.read('a/jug.png')).toEqual(jug)
  })

  test('that breaks off is asked for again', async () => {
    const storage = await open()
    server.reply(s3.cutFile, s3.file('a jug'))
    expect(await storage.read('a/jug.png')).toEqual(jug)
  })

  test.each([
    ['breaks off', s3.cutFile, {}],
    // The system's own clock of a connection: long enough for a call to arrive on a busy machine.
    ['does not go on', s3.stalledFile, { idleFor: 3_000 }],
  ])('that %s each time is an error, and not a shorter file', async (_fault, reply, limits) => {
    const storage = await open(limits)
    server.reply(reply)
    expect(await errorOf(storage.read('a/jug.png'))).toMatchObject({ name: 'StorageUnavailable' })
    expect(server.calls).toHaveLength(2)
    const opened = await storage.open('a/jug.png')
    if (!opened) throw new Error('the file is not there')
    await expect(buffer(opened.stream)).rejects.toThrow()
  })

  test('is written when the storage has said so, and not before', async () => {
    const storage = await open()
    const asked = Promise.withResolvers<() => void>()
    server.reply((response, call) => asked.resolve(() => s3.written(response, call)))
    let isWritten = false
    const writing = storage.put('a/jug.png', jug).then(() => {
      isWritten = true
    })
    const answer = await asked.promise
    expect(isWritten).toBe(false)
    answer()
    await writing
    expect(server.calls).toMatchObject([{ method: 'PUT', url: '/pictures/a/jug.png?x-id=PutObject', body: jug }])
  })

  test('of some megabytes is sent without a question that not every server knows', async () => {
    const storage = await open()
    server.reply(s3.written)
    await storage.put('a/jug.png', Buffer.alloc(4_000_000))
    expect(server.calls).toHaveLength(1)
  })

  test('of many parts is not written when the last word is a failure', async () => {
    const storage = await open({ attempts: 1 })
    server.reply((response, { method, url }) => {
      const body = url.includes('?uploads')
        ? '<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>'
        : // As AWS does when joining the parts fails: it has already begun to answer.
          '<Error><Code>InternalError</Code></Error>'
      response.writeHead(200, { 'content-type': 'application/xml', etag: '"e"' }).end(method === 'PUT' ? '' : body)
    })
    expect(await errorOf(storage.put('a/large', Buffer.alloc(9_000_000)))).toMatchObject({ name: 'StorageUnavailable' })
    // What was sent is not left there to be paid for.
    expect(server.calls.at(-1)?.method).toBe('DELETE')
  })
})

describe('a list', () => {
  test('is an error when it is cut short, and not a shorter list', async () => {
    const storage = await open()
    server.reply(s3.list('<IsTruncated>true</IsTruncated><Contents><Key>a/jug.png</Key></Contents>'))
    expect(await errorOf(storage.list('a'))).toMatchObject({ name: 'StorageUnavailable' })
    server.reply(s3.list('<IsTruncated>true</IsTruncated><NextContinuationToken>t</NextContinuationToken>'))
    expect(await errorOf(storage.list('a'))).toMatchObject({ name: 'StorageUnavailable' })
  })

  test('leaves out what is no file of ours, as a folder that a console made', async () => {
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
  ])('%s is said in words that an operator can use', async (code, status, words) => {
    server.reply(s3.refusal(status, code))
    expect(await start()).toBe(`StorageUnavailable: ${place()} cannot be used: ${words}`)
  })

  test('a storage that does not answer is not waited for', async () => {
    server.reply(s3.silence)
    const words = `StorageUnavailable: ${place()} cannot be used: it did not answer in time`
    expect(await start({ startWithin: 300 })).toBe(words)
    expect(await start({ answerWithin: 300 })).toBe(words)
  })

  test('a storage that is not there is said', async () => {
    const free = createServer()
    await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve))
    const address = free.address()
    const port = typeof address === 'object' && address ? address.port : 0
    await new Promise((resolve) => free.close(resolve))
    const config = { ...server.config, endpoint: new URL(`http://127.0.0.1:${port}`) }
    expect(String(await errorOf(openS3Storage(config, { attempts: 2 })))).toContain('cannot be used: ECONNREFUSED')
  })

  test('a wrong secret key is refused', async () => {
    const real = await startS3()
    try {
      const opening = openS3Storage({ ...real.config, secretAccessKey: 'another-secret-key' })
      expect(String(await errorOf(opening))).toContain('S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID')
    } finally {
      await real.close()
    }
  })
})
