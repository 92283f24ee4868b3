import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { approvalsPlace } from './page.ts'
import { type ServedReport, serveReport } from './serveReport.ts'

let place = ''
let served: ServedReport
const approved: (readonly string[])[] = []
const undone: string[] = []

beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'report-'))
  const folder = path.join(place, 'report')
  const pictures = path.join(place, 'cache')
  await mkdir(folder)
  await mkdir(pictures)
  await writeFile(path.join(place, 'secret.txt'), 'secret')
  await writeFile(path.join(folder, 'index.html'), `<head>${approvalsPlace}</head>`)
  await writeFile(path.join(pictures, '0a-B_1.png'), 'picture')
  await symlink(path.join(place, 'secret.txt'), path.join(folder, 'link.txt'))
  await writeFile(path.join(folder, 'run.json'), 'secret')
  const approve = async (ids: readonly string[]) => {
    if (ids.includes('nobody')) throw new Error('There is no picture nobody.')
    approved.push(ids)
    return { approved: ids.length, undo: async () => void undone.push(ids.join()) }
  }
  served = await serveReport(folder, approve, { pictures })
})
afterAll(async () => {
  await served.close()
  await rm(place, { recursive: true })
})

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** As it is given: fetch would tidy up paths and set headers of its own. */
function ask(target: string, { method = 'GET', headers = {}, body = '' }: Sent = {}) {
  const { port } = new URL(served.url)
  return new Promise<{ status: number; text: string; kind: string }>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: target, method, headers }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(Buffer.from(chunk))
      const text = Buffer.concat(chunks).toString('utf8')
      resolve({ status: response.statusCode ?? 0, text, kind: response.headers['content-type'] ?? '' })
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

async function placeOfApprovals() {
  const { text } = await ask('/')
  return /name="approvals" content="([^"]+)"/.exec(text)?.[1] ?? ''
}
const json = { 'content-type': 'application/json' }
const own = () => served.url.replace(/\/$/, '')
const post = async (body: unknown, headers: Record<string, string> = {}) =>
  ask(await placeOfApprovals(), {
    method: 'POST',
    headers: { ...json, origin: own(), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

describe('the folder', () => {
  it('is served to this machine only', () => {
    expect(served.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/)
  })

  it('has pictures, from where they are cached', async () => {
    expect(await ask('/pictures/0a-B_1.png')).toEqual({ status: 200, text: 'picture', kind: 'image/png' })
  })

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/pictures/../../secret.txt',
    '/pictures/../secret.txt',
    '/pictures/%2e%2e/secret.txt',
    '/pictures/..%5c..%5csecret.txt',
    '//secret.txt',
    '/link.txt',
    '/run.json',
    '/%00',
    '/%',
    '/pictures',
    '/pictures/',
    '/pictures/none.png',
  ])('ends where it ends: %s', async (target) => {
    const { status, text } = await ask(target)
    expect([400, 404]).toContain(status)
    expect(text).not.toContain('secret')
  })

  it('is not served under another name', async () => {
    expect((await ask('/', { headers: { host: 'example.com' } })).status).toBe(403)
  })

  it('is only read', async () => {
    expect((await ask('/', { method: 'DELETE' })).status).toBe(405)
    expect((await ask('/', { method: 'HEAD' })).text).toBe('')
  })
})

describe('approvals', () => {
  it('are handed on', async () => {
    const answer = await post({ ids: ['g1', 'a.390.light'] })
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.text)).toEqual({ approved: 2, undo: expect.stringMatching(/./) })
    expect(approved).toEqual([['g1', 'a.390.light']])
  })

  it('are undone by the name that they were given, the newest first, and once', async () => {
    const nameOf = async (id: string): Promise<string> => JSON.parse((await post({ ids: [id] })).text).undo
    const [first, second] = [await nameOf('first'), await nameOf('second')]
    const tooEarly = await post({ undo: first })
    expect([tooEarly.status, JSON.parse(tooEarly.text).message]).toEqual([400, expect.stringMatching(/another window/)])
    for (const name of [second, first]) expect((await post({ undo: name })).status).toBe(200)
    expect(undone).toEqual(['second', 'first'])
    expect((await post({ undo: first })).status).toBe(400)
    expect((await post({ undo: second }, { origin: 'https://example.com' })).status).toBe(403)
  })

  it('need the token of the page', async () => {
    const headers = { ...json, origin: own() }
    const sent = { method: 'POST', headers, body: '{"ids":["g1"]}' }
    expect((await ask('/approve', sent)).status).toBe(403)
    expect((await ask('/approve?token=wrong', sent)).status).toBe(403)
    const almost = (await placeOfApprovals()).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    expect((await ask(almost, sent)).status).toBe(403)
  })

  it('are not taken from another page', async () => {
    expect((await post({ ids: ['g1'] }, { origin: 'https://example.com' })).status).toBe(403)
    expect((await post({ ids: ['g1'] }, { origin: 'null' })).status).toBe(403)
  })

  it('are JSON, and say so', async () => {
    expect((await post({ ids: ['g1'] }, { 'content-type': 'text/plain' })).status).toBe(415)
  })

  it('are not read from an address', async () => {
    expect((await ask(await placeOfApprovals())).status).toBe(405)
  })

  it.each(['', 'nonsense', '[]', 'null', {}, { ids: [] }, { ids: 'g1' }, { ids: [1] }, { ids: [''] }, { undo: 1 }])(
    'are refused in words when they are %j',
    async (body) => {
      const answer = await post(body)
      expect(answer.status).toBe(400)
      expect(JSON.parse(answer.text).message).toMatch(/body/i)
    },
  )

  it('of pictures that are not there come back with the words of whoever looked', async () => {
    const answer = await post({ ids: ['nobody'] })
    expect([answer.status, JSON.parse(answer.text)]).toEqual([400, { message: 'There is no picture nobody.' }])
  })

  it('are done one after the other', async () => {
    const order: string[] = []
    const gates: (() => void)[] = []
    const other = await serveReport(path.join(place, 'report'), async ([id = '']) => {
      order.push(`${id} begins`)
      await new Promise<void>((resolve) => gates.push(resolve))
      order.push(`${id} ends`)
      return { approved: 1, undo: async () => undefined }
    })
    const page = await (await fetch(other.url)).text()
    const target = new URL(/content="([^"]+)"/.exec(page)?.[1] ?? '', other.url)
    const send = (id: string) =>
      fetch(target, {
        method: 'POST',
        headers: { ...json, origin: target.origin },
        body: JSON.stringify({ ids: [id] }),
      })
    const first = send('one')
    await expect.poll(() => gates.length).toBe(1)
    const second = send('two')
    gates[0]?.()
    await first
    await expect.poll(() => gates.length).toBe(2)
    gates[1]?.()
    await second
    expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
    await other.close()
  })

  it('are not as long as anybody likes', async () => {
    expect((await post(`{"ids":["${'a'.repeat(5 * 1024 * 1024)}"]}`)).status).toBe(413)
  })
})
