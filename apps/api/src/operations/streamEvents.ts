import { defineMemberOperation, Replied } from '../http/operation.ts'

/** What a browser sends when it comes back; anything else is no id of ours, and counting begins anew. */
const readId = (text: string | string[] | undefined): number =>
  typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : 0

export const streamEvents = defineMemberOperation(
  'streamEvents',
  async ({ session, request, reply }, { events }) => {
    reply.type('text/event-stream').headers({
      // Neither a proxy's compression nor its buffer may hold an event back.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      // Its end is the end of the connection, which so keeps no server from stopping.
      connection: 'close',
    })
    if (request.method === 'HEAD') return new Replied(reply.send(''))
    const { body } = await events.open(session, readId(request.headers['last-event-id']))
    return new Replied(reply.send(body))
  },
  { beforeVerification: true },
)
