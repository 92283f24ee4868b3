import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { HttpError, messageOf, readJsonBody, send, sendFault, sendJson } from '../../local-http/index.ts'
import type { Approval } from '../approve.ts'
import { approvalsPlace } from './page.ts'

const LARGEST_BODY = 4 * 1024 * 1024

/** Approves pictures, or undoes an approval by the name that it was given. */
type ApprovalRequest = { readonly ids: readonly string[] } | { readonly undo: string }

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

function parseBody(body: string): ApprovalRequest {
  const malformed = new HttpError(400, 'The body has to be {"ids": [...]} with at least one id, or {"undo": "..."}.')
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    throw malformed
  }
  const { ids, undo }: { ids?: unknown; undo?: unknown } = Object(parsed)
  if (isText(undo)) return { undo }
  if (Array.isArray(ids) && ids.length > 0 && ids.every(isText)) return { ids }
  throw malformed
}

/** Handles approvals one after the other: two of them may write the same baselines. */
function approvalQueue(approve: (ids: readonly string[]) => Promise<Approval>) {
  /** The newest last: each stands upon those before it, and is undone before them. */
  const done: { name: string; undo: () => Promise<void> }[] = []
  const handle = async (request: ApprovalRequest) => {
    if ('ids' in request) {
      const { approved, undo } = await approve(request.ids)
      const name = randomBytes(9).toString('base64url')
      done.push({ name, undo })
      return { approved, undo: name }
    }
    const newest = done.at(-1)
    if (newest?.name !== request.undo) throw new Error('Something else has been approved since, in another window.')
    await newest.undo()
    done.pop()
    return { undone: request.undo }
  }
  let last: Promise<unknown> = Promise.resolve()
  return (request: ApprovalRequest) => {
    const next = last.then(() => handle(request))
    last = next.catch(() => undefined)
    return next
  }
}

export interface ServedReport {
  url: string
  close(): Promise<void>
}

/**
 * Serves the page of a report, and its pictures, to this machine only. The page may approve.
 *
 * @param options.pictures the folder of the pictures
 */
export async function serveReport(
  folder: string,
  approve: (ids: readonly string[]) => Promise<Approval>,
  { pictures = path.join(folder, 'pictures') }: { pictures?: string } = {},
): Promise<ServedReport> {
  const approvals = `/approve?token=${randomBytes(24).toString('base64url')}`
  const enqueue = approvalQueue(approve)
  let authority = ''

  async function answerApproval(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'POST') throw new HttpError(405, 'Approvals are posted.')
    if (request.url !== approvals) throw new HttpError(403, 'The token is not the one of this page: load it again.')
    if (request.headers.origin !== `http://${authority}`) {
      throw new HttpError(403, 'Approvals are taken from the report itself only.')
    }
    const body = await readJsonBody(request, LARGEST_BODY, 'That is more than a list of pictures.')
    const result = await enqueue(parseBody(body)).catch((reason: unknown) => {
      throw new HttpError(400, messageOf(reason))
    })
    sendJson(response, 200, result)
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method, url = '/', headers } = request
    // A page of another site can have a name of its own that leads to this machine.
    if (headers.host !== authority) throw new HttpError(403, `Open http://${authority}/ instead.`)
    if (url.startsWith('/approve')) return answerApproval(request, response)
    if (method !== 'GET' && method !== 'HEAD') throw new HttpError(405, 'Only reading is possible here.')
    const [, picture] = /^\/pictures\/([\w.-]+\.png)$/.exec(url) ?? []
    if (picture === undefined && url !== '/') throw new HttpError(404, 'There is no such file.')
    const bytes = await readFile(
      picture === undefined ? path.join(folder, 'index.html') : path.join(pictures, picture),
    ).catch(() => {
      throw new HttpError(404, 'There is no such file.')
    })
    if (picture !== undefined) return send(response, 200, 'image/png', bytes)
    const page = bytes.toString('utf8').replace(approvalsPlace, `<meta name="approvals" content="${approvals}">`)
    send(response, 200, 'text/html; charset=utf-8', page)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((reason: unknown) => sendFault(request, response, reason))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
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
