import { randomUUID } from 'node:crypto'
import { TooManyRequestsError } from '../../errors.ts'
import type { Listener } from '../../platform/db/listen.ts'
import type { Db } from '../../platform/db/open.ts'
import { announce, readNotice } from '../../platform/events/notices.ts'
import { fromTenths } from '../../platform/support/amounts.ts'
import { SECOND } from '../../platform/support/clock.ts'
import type { Log } from '../../platform/support/log.ts'
import { every } from '../../platform/support/schedule.ts'
import { detached } from '../../platform/telemetry/spans.ts'
import type { Session, Sessions } from '../accounts/sessions.ts'
import { openStates } from '../images/capture-and-release.ts'
import { readBalances } from '../ledger/ledger.ts'
import { createEventStream, type EventStream, type ReadRequests } from './event-stream.ts'

/** Proxies cut a silent connection after a minute. Ended sessions are checked at the same interval. */
const HEARTBEAT_INTERVAL = 20 * SECOND
/** The interval of polling when listening is not possible. */
const POLL_INTERVAL = SECOND
/** Tabs and devices of a person, counted per process. */
const MAX_STREAMS = 10

/** Changes for the people connected to this process, made by any process. */
export interface PersonEvents extends Listener {
  /**
   * Begins with the balance and the open requests.
   * @param lastId the last event before the connection was cut
   * @throws TooManyRequestsError
   */
  open(session: Session, lastId: number): Promise<EventStream>
  /** Sends heartbeats and ends the streams of ended sessions. */
  heartbeat(): Promise<void>
  /** Reads the database when listening is not possible. */
  poll(): Promise<void>
  count(): number
  start(): () => Promise<void>
  /** Ends all streams and refuses new ones. */
  close(): void
}

interface Person {
  streams: Map<EventStream, { tokenHash: string }>
  /** A change arrived during the read, so it is read once more. */
  isStale: boolean
  reading: Promise<void> | null
  openRequests: ReadonlySet<string>
}

/** @param readRequests loads the requests that are sent to their owners */
export function createPersonEvents(
  db: Db,
  sessions: Sessions,
  log: Log,
  readRequests: (userId: string, ...ids: Parameters<ReadRequests>) => ReturnType<ReadRequests>,
): PersonEvents {
  const people = new Map<string, Person>()
  const processId = randomUUID()
  let isListening = false
  let isClosed = false

  const streamsOf = ({ streams }: Person) => [...streams.keys()]
  const allStreams = () => [...people.values()].flatMap(streamsOf)

  async function readUntilFresh(userId: string, person: Person): Promise<void> {
    try {
      while (person.isStale) {
        person.isStale = false
        const [found] = await readBalances(db, [userId])
        if (found)
          for (const stream of streamsOf(person)) stream.sendBalance(fromTenths(found.tenths), fromTenths(found.debt))
      }
    } finally {
      person.reading = null
    }
  }

  /** One read per person at a time, so that no older balance overtakes a newer one. */
  function sendBalance(userId: string, person: Person): Promise<void> {
    person.isStale = true
    person.reading ??= readUntilFresh(userId, person)
    return person.reading
  }

  async function readOpenRequests(userIds: readonly string[]): Promise<{ id: string; user_id: string }[]> {
    return db
      .selectFrom('image_requests')
      .select(['id', 'user_id'])
      .where('state', 'in', openStates)
      .where('user_id', 'in', userIds)
      .execute()
  }

  function join(userId: string): Person {
    const person = people.get(userId) ?? { streams: new Map(), isStale: false, reading: null, openRequests: new Set() }
    people.set(userId, person)
    return person
  }

  function leave(userId: string, stream: EventStream): void {
    const person = people.get(userId)
    person?.streams.delete(stream)
    if (person?.streams.size === 0) people.delete(userId)
  }

  async function pollRequests(): Promise<void> {
    const found = await readOpenRequests([...people.keys()])
    for (const [userId, person] of people) {
      const open = new Set(found.flatMap(({ id, user_id }) => (user_id === userId ? [id] : [])))
      // A request that is no longer open has ended since.
      for (const id of new Set([...open, ...person.openRequests]))
        for (const stream of streamsOf(person)) stream.sendImageRequest(id)
      person.openRequests = open
    }
  }

  async function poll(): Promise<void> {
    if (people.size === 0) return
    for (const { userId, tenths, debt } of await readBalances(db, [...people.keys()])) {
      const person = people.get(userId)
      if (person?.reading === null)
        for (const stream of streamsOf(person)) stream.sendBalance(fromTenths(tenths), fromTenths(debt))
    }
    await pollRequests()
  }

  async function heartbeat(): Promise<void> {
    for (const stream of allStreams()) stream.heartbeat()
    const open = [...people.values()].flatMap(({ streams }) => [...streams])
    if (open.length === 0) return
    const alive = await sessions.findAlive(open.map(([, { tokenHash }]) => tokenHash))
    for (const [stream, { tokenHash }] of open) if (!alive.has(tokenHash)) stream.end()
  }

  function warn(error: unknown): void {
    log.warn({ err: error }, 'what has changed for a person could not be read')
  }

  return {
    async open({ tokenHash, member: { id: userId } }, lastId) {
      const person = join(userId)
      if (isClosed || person.streams.size >= MAX_STREAMS) throw new TooManyRequestsError(HEARTBEAT_INTERVAL / SECOND)
      const stream = createEventStream({
        userId,
        lastId,
        // Detached, so that this read does not join the trace of the call that changed the request. If it fails, the
        // browser polls.
        readRequests: (ids) =>
          detached(() =>
            readRequests(userId, ids).catch((error: unknown) => {
              warn(error)
              return new Map<string, object>()
            }),
          ),
      })
      // Registered before the first read, so that no change is missed.
      person.streams.set(stream, { tokenHash })
      stream.body.once('close', () => leave(userId, stream))
      try {
        await sendBalance(userId, person)
        for (const { id } of await readOpenRequests([userId])) stream.sendImageRequest(id)
      } catch (error) {
        stream.body.destroy()
        throw error
      }
      if (isClosed) stream.end()
      return stream
    },

    onNotification(payload) {
      const notice = readNotice(payload)
      if (notice === null) return
      if (notice.kind === 'echo') {
        if (notice.processId === processId) isListening = true
        return
      }
      const person = people.get(notice.userId)
      if (!person) return
      // Detached, so that this read does not join the trace of the call that changed the balance.
      if (notice.kind === 'balance') detached(() => sendBalance(notice.userId, person).catch(warn))
      else for (const stream of streamsOf(person)) stream.sendImageRequest(notice.requestId)
    },
    connected() {
      // A transaction pooler accepts LISTEN and delivers nothing; only an echo proves that it works.
      announce(db, { kind: 'echo', processId }).catch(warn)
      // Reads changes from before the connection.
      poll().catch(warn)
    },
    lost() {
      isListening = false
    },

    poll,
    heartbeat,
    count: () => allStreams().length,

    start() {
      const stops = [
        every(HEARTBEAT_INTERVAL, 'event streams', log, heartbeat),
        every(POLL_INTERVAL, 'changes for people', log, () => (isListening ? Promise.resolve() : poll())),
      ]
      return async () => {
        await Promise.all(stops.map((stop) => stop()))
      }
    },

    close() {
      isClosed = true
      for (const stream of allStreams()) stream.end()
    },
  }
}
