import { createActor, SimulatedClock } from 'xstate'
import { imageRequestMachine, type Job, type JobDraft, type SubmissionAttempt } from '../image-request/index.ts'
import { deferredActor, recordEmitted, settle, unwatched, type Watcher } from '../testing/index.ts'
import { imageJobsMachine } from './index.ts'

export const draft = { service: 'upscale', source: { projectId: 'p-1' }, factor: 2 } satisfies JobDraft

/** A report of a job in progress. */
export const working = (id: string, change: Partial<Job> = {}): Job => ({
  id,
  service: 'upscale',
  state: 'working',
  cost: 1,
  refunded: 0,
  created_at: '2026-11-20T11:00:00Z',
  finished_at: null,
  settings: { file_name: 'jug.png', factor: 2 },
  images: [{ index: 0, state: 'working', progress: 40, project_id: null, url: null, error: null }],
  balance: 9.9,
  ...change,
})

export const done = (id: string): Job =>
  working(id, {
    state: 'completed',
    images: [{ index: 0, state: 'delivered', progress: 100, project_id: 'p-9', url: '/p-9', error: null }],
  })

/** The jobs of a page under a virtual clock, with calls that the test answers. */
export const createTestImageJobs = (watcher: Watcher = unwatched) => {
  const submitJob = deferredActor<Job, { draft: JobDraft; idempotencyKey: string }>()
  const fetchJob = deferredActor<Job, { jobId: string }>()
  const cancelJob = deferredActor<Job, { jobId: string }>()
  const findRecentJob = deferredActor<string | null>()
  const clock = new SimulatedClock()
  const imageRequest = imageRequestMachine.provide({
    actors: { submitJob: submitJob.logic, fetchJob: fetchJob.logic, cancelJob: cancelJob.logic },
  })
  const { machine, inspect } = watcher(
    imageJobsMachine.provide({ actors: { imageRequest, findRecentJob: findRecentJob.logic } }),
  )
  const actor = createActor(machine, { input: { idempotencySeed: 'page' }, clock, inspect })
  const emitted = recordEmitted(actor)
  actor.start()
  const jobs = () => actor.getSnapshot().context.jobs
  const job = (place = 0) => {
    const found = jobs()[place]
    if (found === undefined) throw new Error('There is no such job')
    return found
  }
  const asked = (jobId: string) => {
    const call = fetchJob.calls.findLast(({ input, open }) => open && input.jobId === jobId)
    if (call === undefined) throw new Error(`Nobody is asking about ${jobId}`)
    return call
  }
  return {
    actor,
    at: () => actor.getSnapshot(),
    clock,
    emitted,
    ...{ submitJob, fetchJob, cancelJob, findRecentJob },
    jobs,
    job,
    jobIds: () => jobs().map(({ snapshot }) => snapshot.context.jobId),
    asked,
    /** Answers the poll for a job, now or when it is sent. */
    tell: async (report: Job) => {
      await settle()
      if (!fetchJob.calls.some(({ input, open }) => open && input.jobId === report.id)) clock.increment(1_000)
      await asked(report.id).answer(report)
    },
    personIs: (personId: string, balance = 100) => {
      actor.send({ type: 'person.known', personId })
      actor.send({ type: 'balance.changed', balance })
    },
    /** A job that begins, and is handed in. */
    submit: (unanswered?: SubmissionAttempt) => {
      actor.send({ type: 'job.started', unanswered })
      job().actor.send({ type: 'job.submitted', draft })
      return job()
    },
  }
}
