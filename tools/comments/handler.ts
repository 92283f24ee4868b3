import type { IncomingMessage, ServerResponse } from 'node:http'
import { HttpError, messageOf, readJsonBody, sendFault, sendJson } from '../local-http/index.ts'
import { parseChange } from './entry.ts'
import type { CommentStore } from './store.ts'

/** More than the longest comment, each of its characters escaped. */
const LARGEST_BODY = 32 * 1024

/** The address, below whatever serves it: a built Storybook has a file of this name, which can only be read. */
export const commentsPath = '/comments.json'

/** Names that lead to this machine, whatever a server of names says. */
const isLocal = (host: string): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host)

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

const isFromHere = ({ headers: { host = '' }, socket }: IncomingMessage): boolean =>
  isLocal(host) && loopback.has(socket.remoteAddress ?? '')

/** A page of another site can send a request here, and another machine as well: neither may write files. */
function refuseOthers(request: IncomingMessage): void {
  const { host = '', origin } = request.headers
  if (!isFromHere(request)) {
    throw new HttpError(403, 'Comments are written on the machine of this server only, at http://localhost.')
  }
  if (origin !== `http://${host}` && origin !== `https://${host}`) {
    throw new HttpError(403, 'Comments are taken from the page itself only.')
  }
}

async function writeOne(request: IncomingMessage, store: CommentStore): Promise<void> {
  refuseOthers(request)
  const body = await readJsonBody(request, LARGEST_BODY, 'That is longer than a comment may be.')
  try {
    await store.write(parseChange(body))
  } catch (reason) {
    throw new HttpError(400, messageOf(reason))
  }
}

/** Gives the list, and writes what is posted; the answer to that is the list as well. */
export async function answerComments(
  request: IncomingMessage,
  response: ServerResponse,
  store: CommentStore,
): Promise<void> {
  try {
    const { method } = request
    if (method === 'POST') await writeOne(request, store)
    else if (method !== 'GET' && method !== 'HEAD') throw new HttpError(405, 'Comments are read and posted.')
    const list = await store.list()
    sendJson(response, 200, isFromHere(request) ? list : { ...list, author: '', writable: false })
  } catch (reason) {
    sendFault(request, response, reason)
  }
}
