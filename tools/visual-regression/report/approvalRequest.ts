import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { HttpError } from './httpError.ts'

const LARGEST_BODY = 4 * 1024 * 1024

async function bodyOf(request: IncomingMessage): Promise<string> {
  const tooMuch = new HttpError(413, 'That is more than a list of pictures.')
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_BODY) throw tooMuch
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > LARGEST_BODY) throw tooMuch
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const isText = (one: unknown): one is string => typeof one === 'string' && one !== ''

/** What the page wants: that something is approved, or that an approval is taken back by the name it was given. */
export type ApprovalRequest = { readonly ids: readonly string[] } | { readonly undo: string }

function parseBody(body: string): ApprovalRequest {
  let read: unknown
  try {
    read = JSON.parse(body)
  } catch {
    throw new HttpError(400, 'The body is not JSON.')
  }
  const { ids, undo }: { ids?: unknown; undo?: unknown } = typeof read === 'object' && read !== null ? read : {}
  if (isText(undo)) return { undo }
  if (Array.isArray(ids) && ids.length > 0 && ids.every(isText)) return { ids }
  throw new HttpError(400, 'The body has to be {"ids": [...]} with at least one id, or {"undo": "..."}.')
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

interface Expected {
  token: string
  /** Of the page that may ask. */
  origin: string
}

/** What a request wants; refuses it unless it comes from the page itself. */
export async function readRequest(
  request: IncomingMessage,
  given: string,
  { token, origin }: Expected,
): Promise<ApprovalRequest> {
  if (request.method !== 'POST') throw new HttpError(405, 'Approvals are posted.')
  if (!isSame(given, token)) throw new HttpError(403, 'The token is not the one of this page: load the page again.')
  if (request.headers.origin !== origin) throw new HttpError(403, 'Approvals are taken from the report itself only.')
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
    throw new HttpError(415, 'The body has to be application/json.')
  }
  return parseBody(await bodyOf(request))
}
