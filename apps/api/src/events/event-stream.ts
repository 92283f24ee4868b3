import { Readable } from 'node:stream'

/** Milliseconds after which a browser that was cut off comes back. */
const RETRY = 3_000
/** What waits in this process to be sent, beside what the connection itself holds. */
const MAX_WAITING_BYTES = 4_096

/** The events of one open connection, as text/event-stream. */
export interface EventStream {
  readonly body: Readable
  /** Nothing when it is what was sent last. */
  sendBalance(tokens: number): void
  sendImageRequest(id: string): void
  /** Shows that the connection lives. One who has not taken the comment before is cut off. */
  beat(): void
  end(): void
}

/**
 * What cannot be sent yet is remembered as that it is due, never as text: a reader who is slow gets the newest balance
 * and each request once, and costs no memory.
 * @param lastId of the events that the reader had before it was cut off
 */
export function createEventStream(userId: string, lastId: number): EventStream {
  let id = lastId
  let isWanted = false
  let isBeatDue = false
  let balance: number | null = null
  let sentBalance: number | null = null
  const requests = new Set<string>()

  const event = (name: string, data: object): string => {
    id += 1
    return `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`
  }

  function next(): string | null {
    if (isBeatDue) {
      isBeatDue = false
      return ':\n\n'
    }
    if (balance !== null) {
      sentBalance = balance
      balance = null
      return event('balance', { user_id: userId, balance: sentBalance })
    }
    for (const request of requests) {
      requests.delete(request)
      return event('image-request', { user_id: userId, id: request })
    }
    return null
  }

  const body = new Readable({
    highWaterMark: MAX_WAITING_BYTES,
    read() {
      isWanted = true
      send()
    },
  })

  function send(): void {
    while (isWanted && !body.destroyed && !body.readableEnded) {
      const text = next()
      if (text === null) return
      isWanted = body.push(text)
    }
  }

  body.push(`retry: ${RETRY}\n\n`)
  return {
    body,
    sendBalance(tokens) {
      balance = tokens === sentBalance ? null : tokens
      send()
    },
    sendImageRequest(request) {
      requests.add(request)
      send()
    },
    beat() {
      if (isBeatDue) {
        body.destroy()
        return
      }
      isBeatDue = true
      send()
    },
    end() {
      isWanted = false
      body.push(null)
    },
  }
}
