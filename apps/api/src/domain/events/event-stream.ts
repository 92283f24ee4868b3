import { Readable } from 'node:stream'

/** Reconnect delay of the browser, in ms. */
const RETRY = 3_000
/** Bytes that wait in this process, in addition to the connection's own buffer. */
const MAX_WAITING_BYTES = 4_096
const MAX_READ = 100

/** Current requests by their ids; unreadable ones are left out. It never rejects. */
export type ReadRequests = (ids: readonly string[]) => Promise<ReadonlyMap<string, object>>

/** The events of one open connection, as text/event-stream. */
export interface EventStream {
  readonly body: Readable
  /** Skips a balance that was already sent. */
  sendBalance(tokens: number, debt: number): void
  sendImageRequest(id: string): void
  /** Sends a heartbeat comment; closes the stream if the previous one is still unsent. */
  heartbeat(): void
  end(): void
}

interface Tokens {
  balance: number
  debt: number
}

interface Source {
  userId: string
  /** The last event that the browser received before it reconnected. */
  lastId: number
  readRequests: ReadRequests
}

/**
 * Backpressure: pending events are stored as ids and read when the connection drains. A slow reader gets the newest
 * balance and each request once, and costs little memory.
 */
export function createEventStream({ userId, lastId, readRequests }: Source): EventStream {
  let id = lastId
  let isWanted = false
  let isHeartbeatDue = false
  let balance: Tokens | null = null
  let sentBalance: Tokens | null = null
  const requests = new Set<string>()
  let isReading = false
  /** Requests already read, to be sent next. */
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
      return event('balance', { user_id: userId, ...sentBalance })
    }
    const report = reports.shift()
    return report ? event('image-request', { user_id: userId, ...report }) : null
  }

  async function read(): Promise<void> {
    isReading = true
    const ids = [...requests].slice(0, MAX_READ)
    // A change during the read is read again.
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
    sendBalance(tokens, debt) {
      balance = tokens === sentBalance?.balance && debt === sentBalance.debt ? null : { balance: tokens, debt }
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
