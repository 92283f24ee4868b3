import { readdir } from 'node:fs/promises'
import { createServer, IncomingMessage, request, type Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { emptyRepository, place } from './fixtures.ts'
import { answerComments } from './handler.ts'

let repository: Awaited<ReturnType<typeof emptyRepository>>
let server: Server
let port = 0
beforeEach(async () => {
  repository = await emptyRepository()
  server = createServer((asked, response) => void answerComments(asked, response, repository.store))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = address !== null && typeof address === 'object' ? address.port : 0
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await repository.remove()
})

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** As it is given: fetch would set headers of its own. */
function ask({ method = 'GET', headers = {}, body = '' }: Sent = {}) {
  return new Promise<{ status: number; body: ReturnType<typeof JSON.parse>; allowed: unknown }>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: '/comments.json', method, headers }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(Buffer.from(chunk))
      const text = Buffer.concat(chunks).toString('utf8')
      const allowed = response.headers['access-control-allow-origin']
      resolve({ status: response.statusCode ?? 0, body: text === '' ? null : JSON.parse(text), allowed })
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

const comment = {
  do: 'comment',
  storyId: 'primitives-button--busy',
  place,
  text: '<img src=x onerror=alert(1)>',
  author: 'Ada',
}
const post = (body: unknown, headers: Record<string, string> = {}) =>
  ask({
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `http://127.0.0.1:${port}`, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const nothingWritten = () => expect(readdir(repository.folder)).rejects.toThrow('ENOENT')

describe('comments over HTTP', () => {
  it('are listed, with the name that git knows', async () => {
    expect(await ask()).toMatchObject({
      status: 200,
      body: { comments: [], broken: [], author: 'Ada', writable: true },
    })
  })

  it('are written, answered and resolved; the answer is the new list', async () => {
    const written = await post(comment)
    expect(written).toMatchObject({
      status: 200,
      body: { comments: [{ text: '<img src=x onerror=alert(1)>', state: 'open' }] },
    })
    const { id } = written.body.comments[0]
    expect(
      (await post({ do: 'reply', comment: id, text: 'Yes.', author: 'Bob' })).body.comments[0].replies,
    ).toMatchObject([{ text: 'Yes.' }])
    expect((await post({ do: 'resolve', comment: id, author: 'Bob' })).body.comments[0].state).toBe('resolved')
    expect((await post({ do: 'reopen', comment: id, author: 'Bob' })).body.comments[0].state).toBe('open')
  })

  it.each(['https://example.com', 'null', 'http://127.0.0.1:1', 'http://localhost', ''])(
    'are not taken from another page: %s',
    async (origin) => {
      expect((await post(comment, { origin })).status).toBe(403)
      await nothingWritten()
    },
  )

  it('are not taken without an origin', async () => {
    const headers = { 'content-type': 'application/json' }
    expect((await ask({ method: 'POST', headers, body: JSON.stringify(comment) })).status).toBe(403)
    await nothingWritten()
  })

  it.each(['example.com', 'localhost.example.com', '127.0.0.1.example.com:6006', '192.168.0.7:6006'])(
    'are not taken under another name, and are only read there: %s',
    async (host) => {
      expect((await post(comment, { host, origin: `http://${host}` })).status).toBe(403)
      await nothingWritten()
      expect(await ask({ headers: { host } })).toMatchObject({ status: 200, body: { author: '', writable: false } })
    },
  )

  it('are not taken from another machine, whatever it calls this one', async () => {
    // Of a connection whose other end is not this machine.
    const asked = new IncomingMessage(new Socket())
    asked.method = 'POST'
    asked.headers = { host: 'localhost', origin: 'http://localhost', 'content-type': 'application/json' }
    asked.push(JSON.stringify(comment))
    asked.push(null)
    const response = new ServerResponse(asked)
    await answerComments(asked, response, repository.store)
    expect(response.statusCode).toBe(403)
    await nothingWritten()
  })

  it('are not read by the page of another site', async () => {
    expect((await ask({ headers: { origin: 'https://example.com' } })).allowed).toBeUndefined()
  })

  it('are JSON, and say so', async () => {
    expect((await post(comment, { 'content-type': 'text/plain' })).status).toBe(415)
    await nothingWritten()
  })

  it('are not as long as anybody likes', async () => {
    expect((await post({ ...comment, text: 'x'.repeat(4001) })).status).toBe(400)
    expect((await post({ ...comment, text: 'x'.repeat(100_000) })).status).toBe(413)
    await nothingWritten()
  })

  it('of the greatest length are written and read, each character escaped', async () => {
    const text = '\u0001'.repeat(4000)
    expect((await post({ ...comment, text })).body.comments[0].text).toBe(text)
  })

  it.each([
    'nonsense',
    '[]',
    'null',
    {},
    { ...comment, storyId: 'primitives-button--gone' },
    { ...comment, storyId: '../../etc' },
    { ...comment, storyId: 7 },
    { ...comment, author: '' },
    { ...comment, place: { ...place, y: -1 } },
    { ...comment, do: 'delete' },
    { do: 'reply', comment: 'nobody', text: 'x', author: 'Bob' },
  ])('are refused in words when they are %j', async (body) => {
    const answer = await post(body)
    expect(answer.status).toBe(400)
    expect(answer.body.message).toMatch(/^[A-Z].*\.$/)
    await nothingWritten()
  })

  it('know no other method', async () => {
    expect((await ask({ method: 'DELETE' })).status).toBe(405)
    expect((await ask({ method: 'HEAD' })).body).toBeNull()
  })
})
