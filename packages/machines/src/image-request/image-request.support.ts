import { createActor, SimulatedClock } from 'xstate'
import { deferredActor, recordEmitted, unwatched, type Watcher } from '../testing/index.ts'
import { imageRequestMachine, type Job, type JobDraft, type JobImage } from './index.ts'

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
  projectId: null,
  url: null,
  error: null,
  ...change,
})

export const job = (change: Partial<Job> = {}): Job => ({
  id: 'j-1',
  state: 'queued',
  cost: 20,
  refunded: 0,
  images: [image(), image({ index: 1 })],
  balance: null,
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
  const actor = createActor(machine, { input: { jobId, idempotencySeed: 'seed' }, clock, inspect })
  const emitted = recordEmitted(actor)
  actor.start()
  return {
    actor,
    at: () => actor.getSnapshot(),
    clock,
    emitted,
    submitJob,
    fetchJob,
    cancelJob,
    submit: (asked: JobDraft = draft) => actor.send({ type: 'job.submitted', draft: asked }),
  }
}
