import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { deferredActor, unwatched, type Watcher } from '../testing/index.ts'
import { type ImageRequestReport, imageRequestMachine, type Job, type JobDraft, type JobImage } from './index.ts'

export const draft = {
  service: 'generate',
  prompt: 'a copper coin on linen',
  negativePrompt: '',
  styles: ['none'],
  size: '1024x1024',
  count: 2,
  seed: null,
} satisfies JobDraft

export const image = (change: Partial<JobImage> = {}): JobImage => ({
  index: 0,
  state: 'queued',
  progress: 0,
  project_id: null,
  url: null,
  error: null,
  ...change,
})

export const job = (change: Partial<Job> = {}): Job => ({
  id: 'j-1',
  service: 'generate',
  state: 'queued',
  cost: 2,
  refunded: 0,
  created_at: '2026-11-20T11:00:00Z',
  finished_at: null,
  settings: { prompt: draft.prompt, styles: draft.styles, size: draft.size, count: draft.count },
  images: [image(), image({ index: 1 })],
  balance: 9.7,
  ...change,
})

export const done = job({ state: 'completed', images: [image({ state: 'delivered' }), image({ state: 'delivered' })] })

/** One job under a virtual clock, with actors that the test answers. */
export const createTestImageRequest = (jobId: string | null = null, watcher: Watcher = unwatched) => {
  const submitJob = deferredActor<Job, { draft: JobDraft; idempotencyKey: string }>()
  const fetchJob = deferredActor<Job, { jobId: string }>()
  const cancelJob = deferredActor<Job, { jobId: string }>()
  const clock = new SimulatedClock()
  const { machine, inspect } = watcher(
    imageRequestMachine.provide({
      actors: { submitJob: submitJob.logic, fetchJob: fetchJob.logic, cancelJob: cancelJob.logic },
    }),
  )
  const reports: ImageRequestReport[] = []
  const parent = createActor(
    fromCallback<ImageRequestReport>(({ receive }) => {
      receive((report) => reports.push(report))
    }),
  ).start()
  const actor = createActor(machine, { id: 'job-1', input: { parent, jobId, idempotencySeed: 'seed' }, clock, inspect })
  actor.start()
  return {
    actor,
    at: () => actor.getSnapshot(),
    clock,
    /** Events that the parent has received. */
    reports,
    submitJob,
    fetchJob,
    cancelJob,
    submit: (asked: JobDraft = draft) => actor.send({ type: 'job.submitted', draft: asked }),
  }
}
