import { randomBytes } from 'node:crypto'
import { realpath } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import type { Approval } from '../approve.ts'
import { type ApprovalRequest, readRequest } from './approvalRequest.ts'
import { HttpError } from './httpError.ts'
import { approvalsPlace } from './page.ts'
import { servedFile } from './servedFile.ts'

const json = 'application/json; charset=utf-8'

const wordsOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason))

const sent = (response: ServerResponse, status: number, kind: string, body: string | Buffer) => {
  response.writeHead(status, {
    'content-type': kind,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

export interface ServedReport {
  url: string
  close(): Promise<void>
}

/**
 * Serves the folder of a report to this machine only, to a page that may approve pictures at once.
 *
 * @param options.pictures the cache that holds the pictures
 */
export async function serveReport(
  folder: string,
  approve: (ids: readonly string[]) => Promise<Approval>,
  { port = 0, pictures = path.join(folder, 'pictures') }: { port?: number; pictures?: string } = {},
): Promise<ServedReport> {
  const root = await realpath(folder)
  const picturesIn = await realpath(pictures).catch(() => null)
  const token = randomBytes(24).toString('base64url')
  const meta = `<meta name="approvals" content="/approve?token=${token}">`
  /** The newest last: each stands upon those before it, and is taken back before them. */
  const done: { name: string; undo: () => Promise<void> }[] = []
  const fulfil = async (asked: ApprovalRequest) => {
    if ('ids' in asked) {
      const { approved, undo } = await approve(asked.ids)
      const name = randomBytes(9).toString('base64url')
      done.push({ name, undo })
      return { approved, undo: name }
    }
    const newest = done.at(-1)
    if (newest?.name !== asked.undo) throw new Error('Something else has been approved since, in another window.')
    await newest.undo()
    done.pop()
    return { undone: asked.undo }
  }
  // One at a time: two approvals may write the same file of baselines.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (asked: ApprovalRequest) => {
    const next = last.then(() => fulfil(asked))
    last = next.catch(() => undefined)
    return next
  }

  async function answer(request: IncomingMessage, response: ServerResponse, authority: string) {
    // Another name that leads to this machine is somebody else's page.
    if (request.headers.host !== authority) throw new HttpError(403, `Open http://${authority}/ instead.`)
    const [pathname = '/', query = ''] = (request.url ?? '/').split('?')
    if (pathname === '/approve') {
      const given = new URLSearchParams(query).get('token') ?? ''
      const asked = await readRequest(request, given, { token, origin: `http://${authority}` })
      const result = await inTurn(asked).catch((reason: unknown) => {
        throw new HttpError(400, wordsOf(reason))
      })
      return sent(response, 200, json, JSON.stringify(result))
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new HttpError(405, 'Only reading is possible here.')
    const [, picture] = /^\/pictures(\/.*)$/.exec(pathname) ?? []
    const isPicture = picture !== undefined && picturesIn !== null
    const { file, kind, bytes } = await (isPicture ? servedFile(picturesIn, picture) : servedFile(root, pathname))
    const isPage = file === path.join(root, 'index.html')
    return sent(response, 200, kind, isPage ? bytes.toString('utf8').replace(approvalsPlace, () => meta) : bytes)
  }

  let authority = ''
  const server = createServer((request, response) => {
    answer(request, response, authority).catch((reason: unknown) => {
      const status = reason instanceof HttpError ? reason.status : 500
      // What is left of a body that nobody reads would hold the connection.
      request.resume()
      sent(response, status, json, JSON.stringify({ message: wordsOf(reason) }))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  authority = `127.0.0.1:${address.port}`
  return {
    url: `http://${authority}/`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((fault) => (fault ? reject(fault) : resolve()))
        server.closeAllConnections()
      }),
  }
}
