import type { imageRequestMachine } from '@mintage/machines/image-request'
import type { Service } from '@mintage/ui/screens/ServicesFrame'
import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate'
import type { Dependencies } from '../../app/dependencies.ts'
import { workKeys } from './keys.ts'
import { createRecentWork } from './recentWork.ts'
import { type FindFile, provideImageRequest, type Report } from './requests.ts'
import type { Tried } from './staging.ts'

type ImageActor = ActorRefFrom<typeof imageRequestMachine>
export type ImageSnapshot = SnapshotFrom<typeof imageRequestMachine>

/** One job on the bench. Replaced, never changed, so that whoever reads the bench sees what is new by identity. */
export interface BenchEntry {
  readonly key: string
  readonly actor: ImageActor
  readonly snapshot: ImageSnapshot
  /** Null until the server has told of it. */
  readonly report: Report | null
}

/**
 * The jobs of one service: as many machines as there are jobs at once. It outlives its page, so that work goes on, and
 * what waits for tokens is kept, while the person is elsewhere on the site; after a reload the jobs of the visit are
 * found again by their ids, and the newest of the day also in a tab that never knew its id.
 */
export interface Bench {
  subscribe(listener: () => void): () => void
  /** Newest first. */
  read(): readonly BenchEntry[]
  /** Begins a job with nothing in it yet, or one that was tried on a page of before. */
  begin(tried?: Tried): BenchEntry
  /** Brings a request of this person to the front, whichever visit it is of. */
  show(requestId: string): void
  /** Takes what the server says of a request outside its job: that a token was given back. */
  accept(report: Report): void
  drop(key: string): void
}

/** Jobs of a visit that a reload brings back. */
const REMEMBERED = 12

const requestIdOf = ({ report, snapshot }: BenchEntry) => report?.id ?? snapshot.context.jobId

const isId = (value: unknown): value is string => typeof value === 'string'

function storedIds(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isId).slice(0, REMEMBERED) : []
  } catch {
    return []
  }
}

interface Person {
  context: { profile: { id: string; balance: number } | null }
}

/** What the bench hears of the session, and tells it. */
interface BenchSession {
  send(event: { type: 'balance.reported'; balance: number }): void
  getSnapshot(): Person
  subscribe(watch: (snapshot: Person) => void): { unsubscribe(): void }
  on(type: 'signedOut', leave: () => void): unknown
}

export interface BenchServices extends Pick<Dependencies, 'client' | 'notices' | 'visit' | 'local'> {
  session: BenchSession
}

interface Needs {
  services: BenchServices
  service: Service
  find: FindFile
  /** The person has left: whatever else was kept for the jobs goes as well. */
  onEmptied: () => void
}

export function createBench({ services, service, find, onEmptied }: Needs): Bench {
  const { client, session, notices, visit } = services
  /** Where the ids of this visit's jobs are kept. */
  const storageKey = workKeys[service]
  const recentWork = createRecentWork(services, service)
  const listeners = new Set<() => void>()
  let entries: readonly BenchEntry[] = []
  /** Whose jobs these are; null until it is known. */
  let owner: string | null = null

  const publish = (next: readonly BenchEntry[]) => {
    entries = next
    for (const listener of listeners) listener()
  }
  const update = (key: string, change: Partial<BenchEntry>) =>
    publish(entries.map((entry) => (entry.key === key ? { ...entry, ...change } : entry)))
  const remember = () => {
    const ids = entries.flatMap(({ report }) => report?.id ?? []).slice(0, REMEMBERED)
    visit.set(storageKey, JSON.stringify(ids))
  }
  const drop = (key: string) => {
    const gone = entries.find((entry) => entry.key === key)
    if (!gone) return
    gone.actor.stop()
    publish(entries.filter((entry) => entry !== gone))
    remember()
    if (gone.report) recentWork.putAway(gone.report)
  }

  /** The server answered a try of before with its job: it may be on the bench already, found among the recent ones. */
  const dropSame = (key: string, requestId: string) => {
    const same = entries.filter((entry) => entry.key !== key && requestIdOf(entry) === requestId)
    for (const { actor } of same) actor.stop()
    if (same.length > 0) publish(entries.filter((entry) => !same.includes(entry)))
  }

  const add = (requestId: string | null, tried?: Tried): BenchEntry => {
    const key = crypto.randomUUID()
    const onReport = (report: Report) => {
      const isNew = entries.some((entry) => entry.key === key && entry.report === null)
      if (isNew) dropSame(key, report.id)
      update(key, { report })
      if (isNew) remember()
    }
    const machine = provideImageRequest({ client, find, onReport })
    const actor = createActor(machine, {
      input: { jobId: requestId, idempotencySeed: tried?.seed ?? crypto.randomUUID(), unanswered: tried },
    })
    actor.on('balanceReported', ({ balance }) => session.send({ type: 'balance.reported', balance }))
    actor.on('toast', ({ tone, message }) => notices.show({ tone, message }))
    const putAway = () => {
      const { problem } = actor.getSnapshot().context
      // It goes from the screen, so that nothing there can say why.
      if (problem !== null) notices.show({ tone: 'error', message: problem })
      drop(key)
    }
    // Not inside the actor's own step: an actor cannot be stopped in the middle of one.
    actor.on('jobForgotten', () => queueMicrotask(putAway))
    const entry: BenchEntry = { key, actor, snapshot: actor.getSnapshot(), report: null }
    publish([entry, ...entries])
    actor.subscribe((snapshot) => update(key, { snapshot }))
    actor.start()
    return entry
  }

  /** Also what another tab asked for, or this one without waiting for the answer. */
  const findRecent = async (person: string) => {
    const id = await recentWork.find()
    const isKnown = entries.some((entry) => requestIdOf(entry) === id)
    // Begun or asked for here: what was found may be just that, and is older news in any case.
    const hasBegun = entries.some(({ key }) => !restored.has(key))
    if (id === null || isKnown || hasBegun || owner !== person) return
    add(id)
  }
  const meet = ({ context: { profile } }: Person) => {
    if (profile === null || profile.id === owner) return
    owner = profile.id
    void findRecent(owner)
  }
  session.subscribe((snapshot) => {
    meet(snapshot)
    const balance = snapshot.context.profile?.balance
    if (balance === undefined) return
    for (const { actor, snapshot } of entries) {
      if (snapshot.matches('shortOfTokens')) actor.send({ type: 'balance.changed', balance })
    }
  })
  session.on('signedOut', () => {
    for (const { actor } of entries) actor.stop()
    publish([])
    owner = null
    visit.remove(storageKey)
    onEmptied()
  })
  window.addEventListener('online', () => {
    for (const { actor, snapshot } of entries) if (snapshot.hasTag('offline')) actor.send({ type: 'check.requested' })
  })

  /** The jobs of before this page was loaded. */
  const restored = new Set([...storedIds(visit.get(storageKey))].reverse().map((id) => add(id).key))
  meet(session.getSnapshot())

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => entries,
    begin: (tried) => add(null, tried),
    show: (requestId) => {
      const there = entries.find((entry) => requestIdOf(entry) === requestId)
      if (there) publish([there, ...entries.filter((entry) => entry !== there)])
      else add(requestId)
    },
    accept: (report) => {
      const known = entries.find((entry) => requestIdOf(entry) === report.id)
      if (known) update(known.key, { report })
    },
    drop,
  }
}
