import { type ImageJob, imageJobsMachine } from '@mintage/machines/image-jobs'
import type { SubmissionAttempt } from '@mintage/machines/image-request'
import type { Service } from '@mintage/ui/screens/ServicesFrame'
import { type ActorRefFrom, createActor, fromPromise, type SnapshotFrom } from 'xstate'
import { liveRequestsOf } from '../../app/liveRequests.ts'
import { newId } from '../../app/newId.ts'
import { type FindUpload, provideImageRequest } from './provideImageRequest.ts'
import { createRecentJobs } from './recentJobs.ts'
import { jobKeys } from './storageKeys.ts'
import type { JobDependencies, SessionSnapshot } from './types.ts'

export type ImageJobs = ActorRefFrom<typeof imageJobsMachine>

/** Maximum number of jobs of a visit that are restored after a reload. */
const REMEMBERED = 12

const isId = (value: unknown): value is string => typeof value === 'string'

function storedIds(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isId).slice(0, REMEMBERED) : []
  } catch {
    return []
  }
}

export const jobsOf = ({ context }: SnapshotFrom<typeof imageJobsMachine>): readonly ImageJob[] => context.jobs

/** Starts an empty job, or one with an attempt of an earlier page. */
export function startJob(jobs: ImageJobs, unanswered?: SubmissionAttempt): ImageJob {
  jobs.send({ type: 'job.started', unanswered })
  const [job] = jobsOf(jobs.getSnapshot())
  if (!job) throw new Error('A job that was started is listed')
  return job
}

/**
 * The image jobs of one service with their side effects. They live as long as the page load, so that work continues,
 * and jobs wait for tokens, on other pages of the site.
 */
export function createImageJobs(dependencies: JobDependencies, service: Service, find: FindUpload): ImageJobs {
  const { session, notices, visit } = dependencies
  /** Session storage key of the ids of this visit's jobs. */
  const storageKey = jobKeys[service]
  const recentJobs = createRecentJobs(dependencies, service)
  const machine = imageJobsMachine.provide({
    actors: {
      imageRequest: provideImageRequest(dependencies, find),
      findRecentJob: fromPromise(({ signal }) => recentJobs.find(signal)),
    },
  })
  const jobs = createActor(machine, { input: { idempotencySeed: newId() } })
  jobs.on('jobsListed', ({ jobIds }) => visit.set(storageKey, JSON.stringify(jobIds.slice(0, REMEMBERED))))
  jobs.on('jobDismissed', ({ job }) => recentJobs.dismiss(job))
  jobs.on('balanceReported', ({ balance }) => session.send({ type: 'balance.reported', balance }))
  jobs.on('toast', ({ tone, message }) => notices.show({ tone, message }))
  jobs.on('jobsEmptied', () => visit.remove(storageKey))
  jobs.start()
  jobs.send({ type: 'visit.continued', jobIds: storedIds(visit.get(storageKey)) })

  const meet = ({ context: { profile } }: SessionSnapshot) => {
    if (profile === null) return
    jobs.send({ type: 'person.known', personId: profile.id })
    jobs.send({ type: 'balance.changed', balance: profile.balance })
  }
  session.subscribe(meet)
  meet(session.getSnapshot())
  session.on('signedOut', () => jobs.send({ type: 'person.signedOut' }))
  window.addEventListener('online', () => jobs.send({ type: 'connection.restored' }))
  liveRequestsOf(session).listen((news) => jobs.send(news))
  return jobs
}
