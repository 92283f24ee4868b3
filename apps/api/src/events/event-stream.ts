import { Readable } from 'node:stream'

/** Milliseconds after which a browser that was cut off comes back. */
const RETRY = 3_000
/** What waits in this process to be sent, beside what the connection itself holds. */
const MAX_WAITING_BYTES = 4_096
/** Requests that are read at once. */
const MAX_READ = 100

/** Requests as they stand, by their ids; those that cannot be read are left out. It does not fail. */
export type ReadRequests = (ids: readonly string[]) => Promise<ReadonlyMap<string, object>>

/** The events of one open connection, as text/event-stream. */
export interface EventStream {
  readonly body: Readable
  /** Nothing when it is what was sent last. */
  sendBalance(tokens: number): void
  sendImageRequest(id: string): void
  /** Shows that the connection lives. One who has not taken the comment before is cut off. */
  heartbeat(): void
  end(): void
}

interface Source {
  userId: string
  /** Of the events that the reader had before it was cut off. */
  lastId: number
  readRequests: ReadRequests
}

/**
 * What cannot be sent yet is remembered as that it is due, and read when it can be: a reader who is slow gets the newest
 * balance and each request once, as it stands then, and costs hardly any memory.
 */
export function createEventStream({ userId, lastId, readRequests }: Source): EventStream {
  let id = lastId
  let isWanted = false
  let isHeartbeatDue = false
  let balance: number | null = null
  let sentBalance: number | null = null
  const requests = new Set<string>()
  let isReading = false
  /** Read, and to be sent next. */
  const reports: { id: string; request?: object }[] = []

  const event = (name: string, data: object): string => {
    id += 1
    return `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`
  }

  function next(): string | null {
    if (isHeartbeatDue) {
      isHeartbeatDue = false
      return ':\n\n'
    }
    if (balance !== null) {
      sentBalance = balance
      balance = null
      return event('balance', { user_id: userId, balance: sentBalance })
    }
    const report = reports.shift()
    return report ? event('image-request', { user_id: userId, ...report }) : null
  }

  async function read(): Promise<void> {
    isReading = true
    const ids = [...requests].slice(0, MAX_READ)
    // What changes from here on is due once more.
    for (const id of ids) requests.delete(id)
    const found = await readRequests(ids)
    for (const id of ids) {
      const request = found.get(id)
      reports.push({ id, ...(request && { request }) })
    }
    isReading = false
    send()
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
      if (text === null) {
        if (requests.size > 0 && !isReading) void read()
        return
      }
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
    heartbeat() {
      if (isHeartbeatDue) {
        body.destroy()
        return
      }
      isHeartbeatDue = true
      send()
    },
    end() {
      isWanted = false
      body.push(null)
    },
  }
}
