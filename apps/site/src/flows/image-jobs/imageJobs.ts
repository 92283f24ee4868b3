import type { imageRequestMachine } from '@mintage/machines/image-request'
import type { Service } from '@mintage/ui/screens/ServicesFrame'
import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate'
import { createObservable } from '../../app/createObservable.ts'
import { type FindUpload, provideImageRequest } from './provideImageRequest.ts'
import { createRecentJobs } from './recentJobs.ts'
import { jobKeys } from './storageKeys.ts'
import type { ImageRequest, JobDependencies, SessionSnapshot, SubmissionAttempt } from './types.ts'

type ImageActor = ActorRefFrom<typeof imageRequestMachine>
export type ImageSnapshot = SnapshotFrom<typeof imageRequestMachine>

/** One image job. Immutable: a change makes a new object, so that readers can compare by identity. */
export interface ImageJob {
  readonly key: string
  readonly actor: ImageActor
  readonly snapshot: ImageSnapshot
  /** Null until the server has told of it. */
  readonly request: ImageRequest | null
}

/**
 * The jobs of one service, one machine for each. They live as long as the page load, so that work goes on, and
 * jobs wait for tokens, while the person is elsewhere on the site; after a reload the jobs of the visit are
 * found again by their ids, and the newest of the day also in a tab that never knew its id.
 */
export interface ImageJobs {
  subscribe(listener: () => void): () => void
  /** Newest first. */
  read(): readonly ImageJob[]
  /** Begins a job with nothing in it yet, or one that was tried on a page of before. */
  start(tried?: SubmissionAttempt): ImageJob
  /** Brings a request of this person to the front, whichever visit it is of. */
  show(requestId: string): void
  /** Takes what the server says of a request outside its job: that a token was given back. */
  accept(request: ImageRequest): void
  remove(key: string): void
}

/** Jobs of a visit that a reload brings back. */
const REMEMBERED = 12

const requestIdOf = ({ request, snapshot }: ImageJob) => request?.id ?? snapshot.context.jobId

const isId = (value: unknown): value is string => typeof value === 'string'

function storedIds(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isId).slice(0, REMEMBERED) : []
  } catch {
    return []
  }
}

interface Options {
  dependencies: JobDependencies
  service: Service
  find: FindUpload
  /** Called after sign-out, to remove whatever else belongs to the jobs. */
  onEmptied: () => void
}

export function createImageJobs({ dependencies, service, find, onEmptied }: Options): ImageJobs {
  const { client, session, notices, visit } = dependencies
  /** Session storage key of the ids of this visit's jobs. */
  const storageKey = jobKeys[service]
  const recentJobs = createRecentJobs(dependencies, service)
  const all = createObservable<readonly ImageJob[]>([])
  /** Whose jobs these are; null until it is known. */
  let owner: string | null = null

  const update = (key: string, change: Partial<ImageJob>) =>
    all.set(all.get().map((job) => (job.key === key ? { ...job, ...change } : job)))
  const remember = () => {
    const ids = all
      .get()
      .flatMap(({ request }) => request?.id ?? [])
      .slice(0, REMEMBERED)
    visit.set(storageKey, JSON.stringify(ids))
  }
  const remove = (key: string) => {
    const gone = all.get().find((job) => job.key === key)
    if (!gone) return
    gone.actor.stop()
    all.set(all.get().filter((job) => job !== gone))
    remember()
    if (gone.request) recentJobs.dismiss(gone.request)
  }

  /** A repeated attempt returns the job of the first one, which may already be listed as a recent job. */
  const dropSame = (key: string, requestId: string) => {
    const same = all.get().filter((job) => job.key !== key && requestIdOf(job) === requestId)
    for (const { actor } of same) actor.stop()
    if (same.length > 0) all.set(all.get().filter((job) => !same.includes(job)))
  }

  const add = (requestId: string | null, tried?: SubmissionAttempt): ImageJob => {
    const key = crypto.randomUUID()
    const onRequest = (request: ImageRequest) => {
      const isNew = all.get().some((job) => job.key === key && job.request === null)
      if (isNew) dropSame(key, request.id)
      update(key, { request })
      if (isNew) remember()
    }
    const machine = provideImageRequest({ client, find, onRequest })
    const actor = createActor(machine, {
      input: { jobId: requestId, idempotencySeed: tried?.seed ?? crypto.randomUUID(), unanswered: tried },
    })
    actor.on('balanceReported', ({ balance }) => session.send({ type: 'balance.reported', balance }))
    actor.on('toast', ({ tone, message }) => notices.show({ tone, message }))
    const putAway = () => {
      const { problem } = actor.getSnapshot().context
      // It goes from the screen, so that nothing there can say why.
      if (problem !== null) notices.show({ tone: 'error', message: problem })
      remove(key)
    }
    // Not inside the actor's own step: an actor cannot be stopped in the middle of one.
    actor.on('jobForgotten', () => queueMicrotask(putAway))
    const job: ImageJob = { key, actor, snapshot: actor.getSnapshot(), request: null }
    all.set([job, ...all.get()])
    actor.subscribe((snapshot) => update(key, { snapshot }))
    actor.start()
    return job
  }

  /** Also what another tab asked for, or this one without waiting for the answer. */
  const findRecent = async (person: string) => {
    const id = await recentJobs.find()
    const isKnown = all.get().some((job) => requestIdOf(job) === id)
    // Begun or asked for here: what was found may be just that, and is older news in any case.
    const hasBegun = all.get().some(({ key }) => !restored.has(key))
    if (id === null || isKnown || hasBegun || owner !== person) return
    add(id)
  }
  const meet = ({ context: { profile } }: SessionSnapshot) => {
    if (profile === null || profile.id === owner) return
    owner = profile.id
    void findRecent(owner)
  }
  session.subscribe((snapshot) => {
    meet(snapshot)
    const balance = snapshot.context.profile?.balance
    if (balance === undefined) return
    for (const { actor, snapshot } of all.get()) {
      if (snapshot.matches('shortOfTokens')) actor.send({ type: 'balance.changed', balance })
    }
  })
  session.on('signedOut', () => {
    for (const { actor } of all.get()) actor.stop()
    all.set([])
    owner = null
    visit.remove(storageKey)
    onEmptied()
  })
  window.addEventListener('online', () => {
    for (const { actor, snapshot } of all.get()) if (snapshot.hasTag('offline')) actor.send({ type: 'check.requested' })
  })

  /** The jobs of before this page was loaded. */
  const restored = new Set([...storedIds(visit.get(storageKey))].reverse().map((id) => add(id).key))
  meet(session.getSnapshot())

  return {
    subscribe: all.subscribe,
    read: all.get,
    start: (tried) => add(null, tried),
    show: (requestId) => {
      const there = all.get().find((job) => requestIdOf(job) === requestId)
      if (there) all.set([there, ...all.get().filter((job) => job !== there)])
      else add(requestId)
    },
    accept: (request) => {
      const known = all.get().find((job) => requestIdOf(job) === request.id)
      if (known) update(known.key, { request })
    },
    remove,
  }
}
