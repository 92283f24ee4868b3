import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { expect, onTestFinished } from 'vitest'
import type { Visitor } from './visitor.ts'

export interface ReceivedEvent {
  id: number
  event: string
  data: object
}

export interface OpenStream {
  status: number
  headers: IncomingMessage['headers']
  /** In order of arrival. */
  events: ReceivedEvent[]
  comments: () => number
  /** The newest received balance; null before the first. */
  balance: () => unknown
  /** How often events named this request. */
  named: (requestId: string) => number
  isEnded: () => boolean
  raw: IncomingMessage
  leave: () => void
}

/** Reads a listening server's events as a browser does, until the test ends. */
export async function openEvents(
  address: string,
  { token, cookies }: Pick<Visitor, 'token' | 'cookies'>,
  headers: Record<string, string> = {},
): Promise<OpenStream> {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
  const request = get(`${address}/api/events`, {
    agent: false,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(cookie.length > 0 ? { cookie: cookie.join('; ') } : {}),
      ...headers,
    },
  })
  request.on('error', () => undefined)
  onTestFinished(() => void request.destroy())
  const [answer]: IncomingMessage[] = await once(request, 'response')
  if (!answer) expect.fail('there is no answer')
  let text = ''
  let isEnded = false
  const events: ReceivedEvent[] = []
  let comments = 0
  answer.setEncoding('utf8').on('data', (part: string) => {
    text += part
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      if (block.startsWith(':')) comments += 1
      const fields = new Map(block.split('\n').map((line) => [line.split(': ')[0] ?? '', line.replace(/^\w+: /, '')]))
      const event = fields.get('event')
      if (event) events.push({ id: Number(fields.get('id')), event, data: JSON.parse(fields.get('data') ?? '') })
    }
  })
  answer
    .on('error', () => undefined)
    .on('close', () => {
      isEnded = true
    })
  const ofKind = (kind: string) => events.filter(({ event }) => event === kind).map(({ data }) => data)
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    events,
    comments: () => comments,
    balance: () =>
      ofKind('balance')
        .map((data) => Reflect.get(data, 'balance'))
        .at(-1) ?? null,
    named: (requestId) => ofKind('image-request').filter((data) => Reflect.get(data, 'id') === requestId).length,
    isEnded: () => isEnded,
    raw: answer,
    leave: () => void request.destroy(),
  }
}
