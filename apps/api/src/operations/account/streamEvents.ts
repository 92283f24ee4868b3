import { defineMemberOperation, Replied } from '../operation.ts'

/** An unknown Last-Event-ID starts at 0. */
const readId = (text: string | string[] | undefined): number =>
  typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : 0

export const streamEvents = defineMemberOperation(
  'streamEvents',
  async ({ session, request, reply }, { events }) => {
    reply.type('text/event-stream').headers({
      // Proxies must neither compress nor buffer events.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      // The stream ends with its connection, so no idle connection delays the server's stop.
      connection: 'close',
    })
    if (request.method === 'HEAD') return new Replied(reply.send(''))
    const { body } = await events.open(session, readId(request.headers['last-event-id']))
    return new Replied(reply.send(body))
  },
  { beforeVerification: true },
)
